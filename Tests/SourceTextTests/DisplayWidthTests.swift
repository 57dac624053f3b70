import SourceText
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("e\u{301}", 1), ("é", 1), ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4),
    ("❤", 1), ("❤️", 2), ("☀️", 2), ("☀\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 1), ("1️⃣", 2), ("©", 1),
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{202E}", 0), ("\u{AD}", 0), ("\u{7}", 0),
    ("\u{1B}", 0), ("\u{85}", 0), ("\t", 1), ("שלום", 4), ("مرحبا", 5), ("กำ", 2), ("─│╭●○‹›", 7), ("…", 1),
    ("𠀀", 2), ("𝒜", 1), ("々〆", 4), ("（", 2), ("\u{301}", 0),
  ])
  func `characters occupy as many cells as terminals give them`(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}

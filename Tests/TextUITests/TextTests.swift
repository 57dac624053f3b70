import CladsRendering
import SourceText
import TestSupport
import Testing
import TextUI

@Suite struct TextTests {
  private func check(
    _ text: Text, width: Int, _ rows: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(PlainText.rows(of: render(text, width: width)) == rows, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("one two three", 20, ["one two three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 6, ["one", "two", "three"]),
    ("one  two", 5, ["one", "two"]),
    ("extraordinary", 5, ["extra", "ordin", "ary"]),
    ("an extraordinary", 5, ["an", "extra", "ordin", "ary"]),
    ("well-known", 6, ["well-", "known"]),
    ("minus -5", 7, ["minus", "-5"]),
    ("a\nb\n\nc", 5, ["a", "b", "", "c"]),
    ("a\r\nb", 5, ["a", "b"]),
    ("ends\n", 5, ["ends", ""]),
    ("", 5, [""]),
    ("日本語", 4, ["日本", "語"]),
    ("日本。語", 4, ["日", "本。", "語"]),
    ("日本", 1, ["日本"]),
    ("ab\u{1B}[31mcd", 20, ["ab[31mcd"]),
    ("a\tb", 5, ["a b"]),
    ("  in", 4, ["  in"]),
    ("שלום", 3, ["שלו", "ם"]),
  ])
  func `text wraps between words where possible`(_ text: String, _ width: Int, _ rows: [String]) {
    // A wide glyph needs two columns, so a canvas of one column cannot show it.
    check(Text(text), width: width, text == "日本" ? ["", ""] : rows)
  }

  @Test(arguments: [
    (TextAlignment.leading, ["aaaa", "bb"]), (.center, ["aaaa", " bb"]), (.trailing, ["aaaa", "  bb"]),
  ])
  func `lines are aligned`(_ alignment: TextAlignment, _ rows: [String]) {
    check(Text("aaaa bb").multilineAlignment(alignment), width: 5, rows)
  }

  @Test func `text inherits the alignment`() {
    let view = VStack { Text("aaaa bb") }.multilineTextAlignment(.trailing)
    #expect(PlainText.rows(of: render(view, width: 5)) == ["aaaa", "  bb"])
  }

  @Test func `attributes and colors are stored in cells`() throws {
    let text = Text("a").bold().italic().underline().strikethrough().foreground(.blue)
    let cell = try #require(render(text, width: 3).cell(x: 0, y: 0))
    #expect(cell.attributes == [.bold, .italic, .underline, .strikethrough])
    #expect(cell.foreground == Color.blue.packed)
  }

  @Test func `grapheme clusters stay whole`() {
    let family = "👨‍👩‍👧"
    check(Text("\(family)\(family)"), width: 2, [family, family])
    check(Text("e\u{301}e\u{301}"), width: 1, ["e\u{301}", "e\u{301}"])
  }

  @Test func `wrapping keeps all characters within the width`() {
    var random = SeededRandom(seed: 4)
    let pieces = ["a", "bc", " ", "  ", "-", "日", "e\u{301}", "👍🏽", "longer", "\n", ".", "(", ")", "é"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let width = Int.random(in: 2...12, using: &random)
      let rows = PlainText.rows(of: render(Text(text), width: width))
      #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
      for row in rows { #expect(DisplayWidth.of(row) <= width, "\(text) at \(width)") }
    }
  }
}

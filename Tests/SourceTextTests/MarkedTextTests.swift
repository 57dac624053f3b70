import SourceText
import TestSupport
import Testing

@Suite struct MarkedTextTests {
  @Test func `marks are read`() {
    let marked = MarkedText("a«b«é»»$0c")
    #expect(marked.text == "abéc")
    #expect(marked.ranges == [TextRange(utf8: 1, 4), TextRange(utf8: 2, 4)])
    #expect(marked.cursor == TextOffset(utf8: 4))
  }

  @Test(arguments: ["a«b»c", "«»", "a«b»«c»", "«é»«»x"])
  func `marks are written`(text: String) {
    let marked = MarkedText(text)
    #expect(MarkedText.marking(marked.ranges, in: marked.bytes) == text)
  }
}

import SourceText
import Testing

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", ["" as String]),
    ("a", ["a"]),
    ("a\n", ["a", ""]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb", ["a", "b"]),
    ("a\rb", ["a", "b"]),
    ("a\r\r\n\nb", ["a", "", "", "b"]),
    ("\n\r", ["", "", ""]),
    ("1234567\n9", ["1234567", "9"]),
    ("12345678\r\n12345678", ["12345678", "12345678"]),
    ("1234567\r\n9", ["1234567", "9"]),
    ("123456\r\r\r\n\n90", ["123456", "", "", "", "90"]),
  ])
  func `every kind of line break ends a line`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    let lines = (0..<index.lineCount).map { line in
      let range = index.contentRange(ofLine: line, in: bytes)
      return String(decoding: bytes[range.start.utf8..<range.end.utf8], as: UTF8.self)
    }
    #expect(lines == expected)
  }

  @Test func `the line that contains an offset is found`() {
    let index = LineIndex(Array("ab\n\r\ncd".utf8))
    let lines = (-1...8).map { index.line(containing: TextOffset(utf8: $0)) }
    #expect(lines == [0, 0, 0, 0, 1, 1, 2, 2, 2, 2])
  }

  @Test func `lines outside the text are clamped`() {
    let bytes = Array("ab\ncd".utf8)
    let index = LineIndex(bytes)
    #expect(index.start(ofLine: -1) == TextOffset(utf8: 0))
    #expect(index.start(ofLine: 1) == TextOffset(utf8: 3))
    #expect(index.start(ofLine: 2) == TextOffset(utf8: 5))
    #expect(index.contentRange(ofLine: 7, in: bytes) == TextRange(utf8: 5, 5))
    #expect(index.contentRange(ofLine: -7, in: bytes) == TextRange(utf8: 0, 0))
  }
}

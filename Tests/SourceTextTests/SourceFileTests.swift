import SourceText
import TestSupport
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 5, 7, 8]),
    (.utf16, [0, 1, 3, 4, 5]),
    (.utf32, [0, 1, 2, 3, 4]),
  ])
  func `characters are counted in every encoding`(encoding: PositionEncoding, expected: [Int]) {
    let file = file("\r\na😀éb\r\n")
    let offsets = [2, 3, 7, 9, 10]
    let positions = offsets.map { file.position(of: TextOffset(utf8: $0), encoding: encoding) }
    #expect(positions == expected.map { TextPosition(line: 1, character: $0) })
    #expect(positions.map { file.offset(of: $0, encoding: encoding).utf8 } == offsets)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `positions and offsets are inverse`(encoding: PositionEncoding) {
    let text = "{\n  \"name\": \"漢字😀\u{301}\",\r\n\t\"x\": 1\r}"
    let file = file(text)
    var offset = 0
    for scalar in text.unicodeScalars {
      // An editor has no position between the CR and the LF of a line break.
      let isInside = offset > 0 && file.bytes[offset - 1] == 0x0D && file.bytes[offset] == 0x0A
      let position = file.position(of: TextOffset(utf8: offset), encoding: encoding)
      if !isInside { #expect(file.offset(of: position, encoding: encoding).utf8 == offset) }
      offset += UTF8.width(scalar)
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `a reader returns the same position inside characters`(encoding: PositionEncoding) {
    let file = file("é漢😀\n字é")
    var reader = PositionReader(file, encoding: encoding)
    for offset in (0...file.bytes.count).map(TextOffset.init) {
      #expect(reader.position(of: offset) == file.position(of: offset, encoding: encoding))
    }
  }

  @Test func `positions outside the text are clamped`() {
    let file = file("ab\r\ncd😀")
    func offset(_ line: Int, _ character: Int) -> Int {
      file.offset(of: TextPosition(line: line, character: character), encoding: .utf16).utf8
    }
    #expect(offset(0, 99) == 2)
    #expect(offset(0, -1) == 0)
    #expect(offset(-1, 5) == 0)
    #expect(offset(1, 3) == 6, "a position between surrogates means the start of the scalar")
    #expect(offset(1, 4) == 10)
    #expect(offset(9, 0) == 10)
    #expect(file.position(of: TextOffset(utf8: 99), encoding: .utf16) == TextPosition(line: 1, character: 4))
    #expect(file.position(of: TextOffset(utf8: -9), encoding: .utf16) == TextPosition(line: 0, character: 0))
  }

  @Test func `each malformed sequence counts as one scalar`() {
    // A lone continuation byte, a truncated three-byte sequence, and an encoded surrogate.
    let bytes: [UInt8] = [0x80, 0xE2, 0x82, 0x61, 0xED, 0xA0, 0x80]
    let file = SourceFile(uri: FileURI(path: "/a"), version: nil, bytes: bytes)
    #expect(file.position(of: TextOffset(utf8: 7), encoding: .utf16).character == 6)
    #expect(file.text(in: TextRange(utf8: 0, 7)).utf16.count == 6)
  }

  @Test func `edits refer to the old text`() {
    let edited = file("one two three").edited(
      by: [
        TextEdit(range: TextRange(utf8: 8, 13), newText: "3"),
        TextEdit(range: TextRange(utf8: 0, 3), newText: "1"),
        TextEdit(range: TextRange(utf8: 4, 4), newText: "("),
        TextEdit(range: TextRange(utf8: 4, 4), newText: "["),
      ], version: 7)
    #expect(edited.text(in: TextRange(utf8: 0, 99)) == "1 ([two 3")
    #expect(edited.version == 7)
    #expect(edited.uri == FileURI(path: "/a"))
  }

  @Test func `edits that overlap or leave the text are clamped`() {
    let edited = file("abcdef").edited(
      by: [
        TextEdit(range: TextRange(utf8: 1, 4), newText: "x"),
        TextEdit(range: TextRange(utf8: 2, 99), newText: "y"),
        TextEdit(range: TextRange(utf8: -3, -1), newText: "<"),
        TextEdit(range: TextRange(utf8: 50, 60), newText: ">"),
      ], version: nil)
    #expect(edited.text(in: TextRange(utf8: 0, 99)) == "<axy>")
  }

  @Test(arguments: 0..<40)
  func `a text after an edit has the lines of the same text read anew`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let parts = ["", "a", "\n", "\r", "\r\n", "é😀", "word", String(repeating: "é", count: 2_100)]
    var file = file((0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined())
    for _ in 0..<60 {
      let count = file.bytes.count
      let start = Int.random(in: 0...count, using: &random)
      let end = min(count, start + Int.random(in: 0...3, using: &random))
      let edit = TextEdit(
        range: TextRange(utf8: start, end), newText: parts.randomElement(using: &random) ?? "")
      file = file.edited(by: [edit], version: nil)
      let anew = SourceFile(uri: file.uri, version: nil, bytes: file.bytes)
      let offsets = stride(from: 0, through: file.bytes.count, by: 1 + file.bytes.count / 150)
      for offset in offsets.map({ TextOffset(utf8: $0) }) {
        for encoding in [PositionEncoding.utf8, .utf16] {
          try #require(
            file.position(of: offset, encoding: encoding) == anew.position(of: offset, encoding: encoding))
        }
      }
    }
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(uri: FileURI(path: "/a"), version: nil, bytes: Array(text.utf8))
  }
}

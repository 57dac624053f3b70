import SourceText
import Testing

struct LineLandmarksTests {
  @Test func `positions in a long line are those counted from its start`() {
    var random = SystemRandomNumberGenerator()
    let pieces: [[UInt8]] = [
      Array("plain text ".utf8), Array("é".utf8), Array("日本".utf8), Array("😀".utf8), [0xFF], [0xF0, 0x9F],
    ]
    var bytes = Array("first line\r\n".utf8)
    for line in 0..<3 {
      while bytes.count < (line + 1) * 15_000 { bytes += pieces.randomElement(using: &random) ?? [] }
      bytes += [0x0D, 0x0A]
    }
    let source = SourceFile(uri: FileURI(path: "/a"), version: nil, bytes: bytes)
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      var reader = PositionReader(source, encoding: encoding)
      for offset in stride(from: 0, through: bytes.count, by: 7) {
        let position = source.position(of: TextOffset(utf8: offset), encoding: encoding)
        let start = source.lines.start(ofLine: position.line).utf8
        #expect(position.character == encoding.count(of: bytes, in: start..<offset), "\(encoding) \(offset)")
        #expect(reader.position(of: TextOffset(utf8: offset)) == position)
        // An offset in a scalar or in a line break is not found again.
        let found = source.offset(of: position, encoding: encoding)
        #expect(source.position(of: found, encoding: encoding).line == position.line)
        #expect(found.utf8 <= offset && offset - found.utf8 < 4, "\(encoding) \(offset)")
      }
    }
  }
}

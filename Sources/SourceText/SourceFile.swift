/// The text of one file at one moment.
public struct SourceFile: Sendable {
  /// The name of the file.
  public let uri: FileURI
  /// The number its editor gave this text; absent for a file read from disk.
  public let version: Int?
  /// The text, in UTF-8 if all is well; any bytes are allowed.
  public let bytes: [UInt8]
  /// Where its lines start.
  public let lines: LineIndex

  /// Creates a file with the given text.
  public init(uri: FileURI, version: Int?, bytes: [UInt8]) {
    self.uri = uri
    self.version = version
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  /// The line and character of an offset, in code units of `encoding`; offsets outside the text are clamped.
  public func position(of offset: TextOffset, encoding: PositionEncoding) -> TextPosition {
    let end = clamped(offset)
    let line = lines.line(containing: TextOffset(utf8: end))
    let start = lines.start(ofLine: line).utf8
    return TextPosition(line: line, character: encoding.count(of: bytes, in: start..<end))
  }

  /// The offset of a line and character counted in code units of `encoding`.
  ///
  /// A character past the end of its line means the end of the line, a line past the end of the text its end; a
  /// place inside a character means the start of that character.
  public func offset(of position: TextPosition, encoding: PositionEncoding) -> TextOffset {
    guard position.line >= 0 else { return TextOffset(utf8: 0) }
    let line = lines.contentRange(ofLine: position.line, in: bytes)
    let range = line.start.utf8..<Swift.max(line.start.utf8, line.end.utf8)
    return TextOffset(utf8: encoding.offset(after: position.character, of: bytes, in: range))
  }

  /// The text in `range`, malformed UTF-8 repaired; what lies outside the text is left out.
  public func text(in range: TextRange) -> String {
    let start = clamped(range.start)
    let end = Swift.max(start, clamped(range.end))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The file after `edits`, whose ranges all count in this text.
  ///
  /// Where two edits overlap, the one that starts later loses the overlap; edits at one place keep their order.
  public func edited(by edits: [TextEdit], version: Int?) -> SourceFile {
    SourceFile(uri: uri, version: version, bytes: bytes.edited(by: edits))
  }

  private func clamped(_ offset: TextOffset) -> Int {
    Swift.min(Swift.max(offset.utf8, 0), bytes.count)
  }
}

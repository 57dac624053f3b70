/// Turns offsets of one text into positions; fast when they come in ascending order, on lines of any length.
public struct PositionReader: Sendable {
  private let source: SourceFile
  private let encoding: PositionEncoding
  private var last = 0
  private var lastPosition = TextPosition(line: 0, character: 0)

  /// Starts at the beginning of a text.
  public init(_ source: SourceFile, encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
  }

  /// The line and character of an offset, in code units of the encoding; offsets outside the text are clamped.
  public mutating func position(of offset: TextOffset) -> TextPosition {
    let end = Swift.min(Swift.max(offset.utf8, 0), source.bytes.count)
    let line = source.lines.line(containing: TextOffset(utf8: end))
    if line == lastPosition.line, end >= last {
      lastPosition.character &+= encoding.count(of: source.bytes, in: last..<end)
    } else {
      let start = source.lines.start(ofLine: line).utf8
      lastPosition = TextPosition(line: line, character: encoding.count(of: source.bytes, in: start..<end))
    }
    last = end
    return lastPosition
  }
}

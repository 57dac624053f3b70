/// Converts offsets in one text to positions, starting from the previous result.
///
/// For ascending offsets the whole text is read at most once, even if it is a single long line.
package struct PositionReader: Sendable {
  private let source: SourceFile
  private let encoding: PositionEncoding
  private var last = 0
  private var lastPosition = TextPosition(line: 0, character: 0)

  package init(_ source: SourceFile, encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
  }

  /// Returns the position of an offset, which is clamped to the text.
  package mutating func position(of offset: TextOffset) -> TextPosition {
    var end = Swift.min(Swift.max(offset.utf8, 0), source.bytes.count)
    // The next call counts from here, so it must be the start of a scalar.
    if encoding != .utf8 { end = scalarStart(in: source.bytes, at: end) }
    let line = source.lines.line(containing: TextOffset(utf8: end))
    if line == lastPosition.line, end >= last {
      lastPosition.character &+= encoding.count(of: source.bytes, in: last..<end)
    } else {
      let start = source.lines.start(ofLine: line).utf8
      let (landmark, units) = source.lines.landmarks.nearest(to: end, after: start, encoding)
      lastPosition = TextPosition(
        line: line, character: units + encoding.count(of: source.bytes, in: landmark..<end))
    }
    last = end
    return lastPosition
  }
}

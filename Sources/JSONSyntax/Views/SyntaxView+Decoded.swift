public import SourceText

extension SyntaxView {
  /// The place in the source of a place in the decoded text of the string at `node`, counted there in UTF-8 bytes.
  ///
  /// A place inside what an escape stands for means the start of the escape. Offsets outside are clamped.
  public func sourceOffset(ofDecoded offset: Int, in node: RecordIndex) -> TextOffset {
    let content = contentRange(of: node)
    var left = Swift.max(offset, 0)
    guard flags(node).contains(.escaped) else {
      return TextOffset(utf8: Swift.min(content.lowerBound &+ left, content.upperBound))
    }
    var text = EscapedText(bytes, content)
    while let piece = text.next() {
      let length = piece.scalar.map { UTF8.width($0) } ?? piece.range.count
      if left < length { return TextOffset(utf8: piece.range.lowerBound &+ (piece.scalar == nil ? left : 0)) }
      left &-= length
    }
    return TextOffset(utf8: content.upperBound)
  }

  /// The stretch of the source behind a stretch of the decoded text of the string at `node`.
  public func sourceRange(ofDecoded range: Range<Int>, in node: RecordIndex) -> TextRange {
    TextRange(
      sourceOffset(ofDecoded: range.lowerBound, in: node), sourceOffset(ofDecoded: range.upperBound, in: node)
    )
  }
}

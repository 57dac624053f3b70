package import SourceText

extension SyntaxView {
  /// Returns the source offset of an offset in the decoded text of the string at `node`, in UTF-8 bytes.
  ///
  /// An offset inside the scalar that an escape encodes maps to the start of the escape. Offsets outside the
  /// text are clamped.
  package func sourceOffset(ofDecoded offset: Int, in node: RecordIndex) -> TextOffset {
    let content = contentRange(of: node)
    var remaining = Swift.max(offset, 0)
    guard flags(node).contains(.escaped) else {
      return TextOffset(utf8: Swift.min(content.lowerBound &+ remaining, content.upperBound))
    }
    var text = EscapedText(bytes, content)
    while let segment = text.next() {
      let length = segment.scalar.map { UTF8.width($0) } ?? segment.range.count
      if remaining < length {
        return TextOffset(utf8: segment.range.lowerBound &+ (segment.scalar == nil ? remaining : 0))
      }
      remaining &-= length
    }
    return TextOffset(utf8: content.upperBound)
  }

  /// Returns the source range of a range of the decoded text of the string at `node`, in UTF-8 bytes.
  package func sourceRange(ofDecoded range: Range<Int>, in node: RecordIndex) -> TextRange {
    TextRange(
      sourceOffset(ofDecoded: range.lowerBound, in: node), sourceOffset(ofDecoded: range.upperBound, in: node)
    )
  }
}

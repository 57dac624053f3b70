package import SourceText

/// A map between the decoded text of a string and its source, both in UTF-8 bytes.
///
/// Building it is linear in the length of the string; looking up an offset takes constant or logarithmic
/// time.
package struct DecodedOffsets: Sendable {
  private let content: Range<Int>
  /// The source offset of each decoded byte; empty for a string without escapes, which maps one to one.
  private let offsets: [UInt32]

  init(_ view: SyntaxView, _ node: RecordIndex) {
    content = view.contentRange(of: node)
    guard view.flags(node).contains(.escaped) else {
      offsets = []
      return
    }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(content.count)
    var text = EscapedText(view.bytes, content)
    while let segment = text.next() {
      if let scalar = segment.scalar {
        let start = UInt32(truncatingIfNeeded: segment.range.lowerBound)
        offsets += repeatElement(start, count: UTF8.width(scalar))
      } else {
        for offset in segment.range { offsets.append(UInt32(truncatingIfNeeded: offset)) }
      }
    }
    self.offsets = offsets
  }

  /// Returns the source offset of an offset in the decoded text, clamped to the text between the quotes.
  package func source(_ decoded: Int) -> TextOffset {
    if offsets.isEmpty {
      return TextOffset(utf8: content.lowerBound &+ min(max(decoded, 0), content.count))
    }
    if decoded >= offsets.count { return TextOffset(utf8: content.upperBound) }
    return TextOffset(utf8: Int(offsets[max(decoded, 0)]))
  }

  /// Returns the source range of a range of the decoded text.
  package func source(_ range: Range<Int>) -> TextRange {
    TextRange(source(range.lowerBound), source(range.upperBound))
  }

  /// Returns the offset in the decoded text of a source offset.
  package func decoded(_ source: TextOffset) -> Int {
    if offsets.isEmpty { return min(max(source.utf8 &- content.lowerBound, 0), content.count) }
    return offsets.partitioningIndex { Int($0) >= source.utf8 }
  }
}

extension SyntaxView {
  /// Returns the map between the decoded text of the string at `node` and its source.
  package func decodedOffsets(of node: RecordIndex) -> DecodedOffsets { DecodedOffsets(self, node) }
}

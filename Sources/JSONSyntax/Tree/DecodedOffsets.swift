public import SourceText

/// Where the decoded text of one string stands in the source; made once for a string, then answers at once.
public struct DecodedOffsets: Sendable {
  private let content: Range<Int>
  /// The source offset of each decoded byte; empty for a string without escapes, where both run in step.
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
    while let piece = text.next() {
      if let scalar = piece.scalar {
        let start = UInt32(truncatingIfNeeded: piece.range.lowerBound)
        offsets += repeatElement(start, count: UTF8.width(scalar))
      } else {
        for offset in piece.range { offsets.append(UInt32(truncatingIfNeeded: offset)) }
      }
    }
    self.offsets = offsets
  }

  /// The place in the source of a place in the decoded text, in UTF-8 bytes; never outside the quotes.
  public func source(_ decoded: Int) -> TextOffset {
    if offsets.isEmpty {
      return TextOffset(utf8: content.lowerBound &+ min(max(decoded, 0), content.count))
    }
    if decoded >= offsets.count { return TextOffset(utf8: content.upperBound) }
    return TextOffset(utf8: Int(offsets[max(decoded, 0)]))
  }

  /// The stretch of the source behind a stretch of the decoded text.
  public func source(_ range: Range<Int>) -> TextRange {
    TextRange(source(range.lowerBound), source(range.upperBound))
  }

  /// The place in the decoded text of a place in the source.
  public func decoded(_ source: TextOffset) -> Int {
    if offsets.isEmpty { return min(max(source.utf8 &- content.lowerBound, 0), content.count) }
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low &+ high) / 2
      if Int(offsets[middle]) < source.utf8 { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

extension SyntaxView {
  /// Where the decoded text of the string at `node` stands in the source.
  public func decodedOffsets(of node: RecordIndex) -> DecodedOffsets { DecodedOffsets(self, node) }
}

/// The mapping of a text to the text that it is written in, as the value of a string literal is in source
/// code.
///
/// The segments cover the written text and the value without gaps.
package struct OffsetMap: Hashable, Sendable {
  /// A range of the written text and the range of the value that it yields, in UTF-8 bytes.
  package struct Segment: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      /// The bytes of the source are those of the value.
      case verbatim
      /// An escape sequence, or the line break `\r\n`, which yields other bytes.
      case escape
      /// An interpolation; what it yields is not in the source.
      case hole
      /// Indentation, an escaped line break, or the first or last line break of a multi-line literal: it
      /// yields no bytes.
      case removed
    }

    package let kind: Kind
    /// The range in the source.
    package let source: TextRange
    /// The range in the value; empty for what is removed.
    package let decoded: TextRange

    package init(kind: Kind, source: TextRange, decoded: TextRange) {
      self.kind = kind
      self.source = source
      self.decoded = decoded
    }
  }

  package let segments: [Segment]

  /// Creates a map from segments in order.
  package init(_ segments: [Segment]) { self.segments = segments }

  /// The number of bytes of the value.
  private var decodedCount: Int { segments.last?.decoded.end.utf8 ?? 0 }

  /// The ranges of the value that stand for what is not known, in order.
  package var holes: [TextRange] { segments.lazy.filter { $0.kind == .hole }.map(\.decoded) }

  /// Returns the offset in the value of the byte at an offset of the source.
  ///
  /// An offset inside an escape sequence, a hole or a removed range means the value's byte at its start.
  /// Offsets outside of the literal are clamped.
  package func decodedOffset(ofSource offset: TextOffset) -> TextOffset {
    guard let segment = last(where: { $0.source.start <= offset }) else { return TextOffset(utf8: 0) }
    guard offset < segment.source.end else { return segment.decoded.end }
    guard segment.kind == .verbatim else { return segment.decoded.start }
    return TextOffset(utf8: segment.decoded.start.utf8 + offset.utf8 - segment.source.start.utf8)
  }

  /// Returns the offset in the source of the byte at an offset of the value.
  ///
  /// An offset inside of what an escape sequence or a hole yields means the start of the sequence. The end of
  /// the value is after its last byte in the source. Offsets outside of the value are clamped.
  package func sourceOffset(ofDecoded offset: TextOffset) -> TextOffset {
    let count = decodedCount
    guard offset.utf8 < count else {
      // What is removed last is the line break before the closing delimiter; an indentation may be before it.
      if let last = segments.last, last.kind == .removed, segments.count > 1 { return last.source.start }
      return sourceEnd(ofDecodedEnd: TextOffset(utf8: count))
    }
    // Of several segments that start at the same offset, only the last one can yield a byte.
    guard let segment = last(where: { $0.decoded.start <= offset }) else {
      return segments.first?.source.start ?? TextOffset(utf8: 0)
    }
    guard segment.kind == .verbatim else { return segment.source.start }
    return TextOffset(utf8: segment.source.start.utf8 + max(0, offset.utf8 - segment.decoded.start.utf8))
  }

  /// Returns the shortest range of the source whose bytes yield a range of the value.
  ///
  /// An empty range is at the byte that follows it.
  package func sourceRange(ofDecoded range: TextRange) -> TextRange {
    let start = sourceOffset(ofDecoded: range.start)
    return TextRange(start, range.isEmpty ? start : max(start, sourceEnd(ofDecodedEnd: range.end)))
  }

  /// Returns the offset after the byte of the source that yields the byte before an offset of the value.
  private func sourceEnd(ofDecodedEnd end: TextOffset) -> TextOffset {
    guard end.utf8 > 0 else { return segments.first { !$0.decoded.isEmpty }?.source.start ?? start }
    let end = TextOffset(utf8: min(end.utf8, decodedCount))
    guard let segment = last(where: { $0.decoded.start < end }) else { return start }
    guard segment.kind == .verbatim else { return segment.source.end }
    return TextOffset(utf8: segment.source.start.utf8 + end.utf8 - segment.decoded.start.utf8)
  }

  /// The start of a value without bytes: after the first line break of a multi-line literal.
  private var start: TextOffset {
    guard let first = segments.first else { return TextOffset(utf8: 0) }
    return first.kind == .removed ? first.source.end : first.source.start
  }

  /// Returns the last segment for which an ordered condition holds.
  private func last(where condition: (Segment) -> Bool) -> Segment? {
    let index = segments.partitioningIndex { !condition($0) }
    return index > 0 ? segments[index - 1] : nil
  }
}

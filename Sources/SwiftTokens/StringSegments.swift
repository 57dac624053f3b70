public import SourceText

/// A range of a string literal and the range of the string's value that it yields, in UTF-8 bytes.
public struct StringSegment: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// The bytes of the source are those of the value.
    case verbatim
    /// An escape sequence, or the line break `\r\n`, which yields other bytes.
    case escape
    /// An interpolation, which yields no bytes that are in the source.
    case hole
    /// Indentation, an escaped line break, or the first or last line break of a multi-line literal: it
    /// yields no bytes.
    case removed
  }

  public let kind: Kind
  /// The range in the source.
  public let source: TextRange
  /// The range in the value; empty for a hole and for what is removed.
  public let decoded: TextRange
}

/// The value of a string literal, with the mapping of its bytes to the source.
///
/// The segments cover the content of the literal, and their decoded ranges the value, without gaps.
public struct StringSegments: Hashable, Sendable {
  public let segments: [StringSegment]
  /// The value in UTF-8, without what interpolations yield.
  public let decoded: [UInt8]

  /// The value, without what interpolations yield; malformed UTF-8 is replaced by U+FFFD.
  public var text: String { String(decoding: decoded, as: UTF8.self) }

  /// Returns the offset in the value of the byte at an offset of the source.
  ///
  /// An offset inside an escape sequence, a hole or a removed range means the value's byte at its start.
  /// Offsets outside of the literal are clamped.
  public func decodedOffset(ofSource offset: TextOffset) -> TextOffset {
    guard let segment = last(where: { $0.source.start <= offset }) else { return TextOffset(utf8: 0) }
    guard segment.kind == .verbatim || offset >= segment.source.end else { return segment.decoded.start }
    return TextOffset(
      utf8: segment.decoded.start.utf8
        + min(segment.decoded.utf8Count, offset.utf8 - segment.source.start.utf8))
  }

  /// Returns the offset in the source of the byte at an offset of the value.
  ///
  /// An offset inside of what an escape sequence yields means the start of the sequence. The end of the
  /// value is after its last byte in the source. Offsets outside of the value are clamped.
  public func sourceOffset(ofDecoded offset: TextOffset) -> TextOffset {
    guard offset.utf8 < decoded.count else { return sourceEnd(ofDecodedEnd: TextOffset(utf8: decoded.count)) }
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
  public func sourceRange(ofDecoded range: TextRange) -> TextRange {
    let start = sourceOffset(ofDecoded: range.start)
    return TextRange(start, range.isEmpty ? start : max(start, sourceEnd(ofDecodedEnd: range.end)))
  }

  /// Returns the offset after the byte of the source that yields the byte before an offset of the value.
  private func sourceEnd(ofDecodedEnd end: TextOffset) -> TextOffset {
    guard end.utf8 > 0 else { return segments.first { !$0.decoded.isEmpty }?.source.start ?? start }
    let end = TextOffset(utf8: min(end.utf8, decoded.count))
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
  private func last(where condition: (StringSegment) -> Bool) -> StringSegment? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if condition(segments[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? segments[low - 1] : nil
  }
}

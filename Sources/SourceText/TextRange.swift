/// A half-open range of a text, in UTF-8 bytes.
public struct TextRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: TextOffset
  /// The offset after the last byte.
  public var end: TextOffset

  @inlinable
  public init(_ start: TextOffset, _ end: TextOffset) {
    self.start = start
    self.end = end
  }

  /// Creates a range from two UTF-8 byte offsets.
  @inlinable
  public init(utf8 start: Int, _ end: Int) {
    self.init(TextOffset(utf8: start), TextOffset(utf8: end))
  }

  /// The number of UTF-8 bytes in the range.
  @inlinable
  public var utf8Count: Int { end.utf8 - start.utf8 }

  /// Whether the range is empty or inverted.
  @inlinable
  public var isEmpty: Bool { end.utf8 <= start.utf8 }

  /// Whether `other` is within this range; the ends may coincide.
  @inlinable
  public func contains(_ other: TextRange) -> Bool {
    start.utf8 <= other.start.utf8 && other.end.utf8 <= end.utf8
  }

  /// Whether `offset` is inside the range or at either end.
  @inlinable
  public func touches(_ offset: TextOffset) -> Bool {
    start.utf8 <= offset.utf8 && offset.utf8 <= end.utf8
  }
}

/// An offset in a text, in UTF-8 bytes.
///
/// A type of its own, so that byte offsets are not confused with the characters of a `TextPosition`.
public struct TextOffset: Hashable, Comparable, Sendable {
  /// The number of UTF-8 bytes before the offset.
  public var utf8: Int

  @inlinable
  public init(utf8: Int) { self.utf8 = utf8 }

  @inlinable
  public static func < (lhs: TextOffset, rhs: TextOffset) -> Bool { lhs.utf8 < rhs.utf8 }
}

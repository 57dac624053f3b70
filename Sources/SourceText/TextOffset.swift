/// A place in a text: a count of UTF-8 bytes from its start.
public struct TextOffset: Hashable, Comparable, Sendable {
  /// The number of UTF-8 bytes before the place.
  public var utf8: Int

  /// Creates the place after `utf8` bytes.
  @inlinable
  public init(utf8: Int) { self.utf8 = utf8 }

  /// Whether `lhs` comes before `rhs`.
  @inlinable
  public static func < (lhs: TextOffset, rhs: TextOffset) -> Bool { lhs.utf8 < rhs.utf8 }
}

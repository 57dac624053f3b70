/// What a record of a syntax tree is.
public enum SyntaxKind: UInt8, Sendable {
  case object, array, member, string, number
  case `true`, `false`, null
  /// Text that is no JSON value: garbage, or the place of a value that is missing at the top level.
  case invalid
}

/// Facts about one record.
public struct SyntaxFlags: OptionSet, Sendable {
  /// The flags as bits.
  public var rawValue: UInt8

  /// Creates flags from bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The closing bracket or quote is missing.
  public static let unclosed = SyntaxFlags(rawValue: 1)
  /// The string contains a backslash.
  public static let escaped = SyntaxFlags(rawValue: 2)
  /// The value was recovered from text that is not strict JSON: single quotes, an unquoted word, a bad number.
  public static let malformed = SyntaxFlags(rawValue: 4)
  /// There is a syntax error in this record or below it.
  public static let containsError = SyntaxFlags(rawValue: 8)
}

/// The number of a record in its tree; records are numbered in document order.
public typealias RecordIndex = UInt32

/// One value, member or error region of a syntax tree: 20 bytes, no references.
///
/// Records stand in document order, a container before its contents. The record after a `member` is its name
/// (a `string`), the one after the name its value, unless the value is missing.
public struct SyntaxRecord: Sendable {
  /// The offset of the first UTF-8 byte, the opening quote or bracket included.
  public var start: UInt32
  /// The offset after the last UTF-8 byte.
  public var end: UInt32
  /// The index of the first record that is not below this one; for the name of a member: the hash of its text.
  public var next: UInt32
  /// The index of the container or member around this one; the root's is itself.
  public var parent: UInt32
  /// What it is.
  public var kind: SyntaxKind
  /// What is peculiar about it.
  public var flags: SyntaxFlags

  /// Creates a record.
  @inlinable
  public init(
    start: UInt32, end: UInt32, next: UInt32, parent: UInt32, kind: SyntaxKind, flags: SyntaxFlags = []
  ) {
    self.start = start
    self.end = end
    self.next = next
    self.parent = parent
    self.kind = kind
    self.flags = flags
  }
}

/// The kind of a record of a syntax tree.
@usableFromInline package enum SyntaxKind: UInt8, Sendable {
  case object, array, member, string, number
  case `true`, `false`, null
  /// Text that is not a JSON value, or the empty root of a text without a value.
  case invalid
}

/// Properties of a record that need one bit each.
@usableFromInline package struct SyntaxFlags: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The closing bracket or quote is missing.
  @usableFromInline package static let unclosed = SyntaxFlags(rawValue: 1)
  /// The string contains a backslash.
  @usableFromInline package static let escaped = SyntaxFlags(rawValue: 2)
  /// The value was recovered from text that is not strict JSON, such as a bare word or an invalid number.
  package static let malformed = SyntaxFlags(rawValue: 4)
  /// The record or a descendant has a syntax error.
  @usableFromInline package static let containsError = SyntaxFlags(rawValue: 8)
  /// A part of it is not in the text: of a string, a part of its content; of an object or an array, any
  /// number of its entries; of anything else, all of it.
  @usableFromInline package static let hasHole = SyntaxFlags(rawValue: 16)
}

/// The index of a record in its tree; records are in document order.
public typealias RecordIndex = UInt32

/// A value, a member or an error region of a syntax tree, in 20 bytes without references.
///
/// Records are in document order, a container before its contents. A `member` is followed by the record of
/// its name (a `string`), and that by the record of its value unless the value is missing.
@usableFromInline package struct SyntaxRecord: Sendable {
  /// The offset of the first UTF-8 byte, which is the opening quote or bracket if there is one.
  @usableFromInline package var start: UInt32
  /// The offset after the last UTF-8 byte.
  @usableFromInline package var end: UInt32
  /// The index of the first record that is not a descendant; for the name of a member, the hash of its text.
  @usableFromInline package var next: UInt32
  /// The index of the container or member that encloses this record; the root is its own parent.
  @usableFromInline package var parent: UInt32
  @usableFromInline package var kind: SyntaxKind
  @usableFromInline package var flags: SyntaxFlags

  @inlinable
  package init(
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

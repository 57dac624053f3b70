public import SourceText

/// The value of a string literal, with the mapping of its bytes to the source.
public struct StringSegments: Hashable, Sendable {
  /// What stands for an interpolation in the value.
  public static let hole = Array("…".utf8)

  /// The mapping.
  public let map: OffsetMap
  /// The value in UTF-8, with `hole` for what interpolations yield.
  public let decoded: [UInt8]

  /// The value; malformed UTF-8 is replaced by U+FFFD.
  public var text: String { String(decoding: decoded, as: UTF8.self) }
}

package import SourceText

/// The value of a string literal, with the mapping of its bytes to the source.
package struct StringSegments: Hashable, Sendable {
  /// What stands for an interpolation in the value.
  package static let hole = Array("…".utf8)

  /// The mapping.
  package let map: OffsetMap
  /// The value in UTF-8, with `hole` for what interpolations yield.
  package let decoded: [UInt8]

  /// The value; malformed UTF-8 is replaced by U+FFFD.
  package var text: String { String(decoding: decoded, as: UTF8.self) }
}

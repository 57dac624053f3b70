/// An identifier that nothing else has: 128 random bits.
///
/// It takes the place of Foundation's `UUID`: the program does without Foundation.
public struct UniqueID: Sendable, Hashable, CustomStringConvertible {
  package let bits: (high: UInt64, low: UInt64)

  /// Creates an identifier that is different from all others.
  public init() { self.init(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)) }

  package init(high: UInt64, low: UInt64) { bits = (high, low) }

  /// The bits in hexadecimal digits.
  public var description: String { String(bits.high, radix: 16) + "-" + String(bits.low, radix: 16) }

  public static func == (one: UniqueID, other: UniqueID) -> Bool { one.bits == other.bits }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bits.high)
    hasher.combine(bits.low)
  }
}

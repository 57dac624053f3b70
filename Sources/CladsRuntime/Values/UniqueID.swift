/// An identifier that nothing else has: 128 random bits.
///
/// It takes the place of Foundation's `UUID`: the program does without Foundation.
public struct UniqueID: Sendable, Hashable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  /// Creates an identifier that is different from all others.
  public init() { self.init(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)) }

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The bits in hexadecimal digits.
  public var description: String { String(high, radix: 16) + "-" + String(low, radix: 16) }
}

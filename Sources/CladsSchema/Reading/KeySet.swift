/// A set of the keys of one object, as bits of their row numbers; at most 128 rows.
public struct KeySet: Sendable, Hashable {
  /// Rows 0 to 63.
  @usableFromInline var low: UInt64 = 0
  /// Rows 64 to 127.
  @usableFromInline var high: UInt64 = 0

  /// Creates the empty set.
  @inlinable
  public init() {}

  /// Whether row `index` is in the set.
  @inlinable
  public func contains(_ index: Int) -> Bool {
    index < 64 ? low & (1 << UInt64(index)) != 0 : high & (1 << UInt64(index & 63)) != 0
  }

  /// Adds row `index`.
  @inlinable
  public mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index & 63) }
  }

  /// Removes row `index`.
  @inlinable
  public mutating func remove(_ index: Int) {
    if index < 64 { low &= ~(1 << UInt64(index)) } else { high &= ~(1 << UInt64(index & 63)) }
  }

  /// The rows that are not in `other`.
  @inlinable
  public func subtracting(_ other: KeySet) -> KeySet {
    var result = KeySet()
    result.low = low & ~other.low
    result.high = high & ~other.high
    return result
  }

  /// The rows of either set.
  @inlinable
  public func union(_ other: KeySet) -> KeySet {
    var result = KeySet()
    result.low = low | other.low
    result.high = high | other.high
    return result
  }

  /// Whether no row is in both sets.
  @inlinable
  public func isDisjoint(with other: KeySet) -> Bool { low & other.low | high & other.high == 0 }

  /// Whether no row is in the set.
  @inlinable
  public var isEmpty: Bool { low | high == 0 }

  /// The row numbers, ascending.
  public var indices: [Int] {
    var indices: [Int] = []
    for (start, bits) in [(0, low), (64, high)] {
      var rest = bits
      while rest != 0 {
        indices.append(start + rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
    return indices
  }
}

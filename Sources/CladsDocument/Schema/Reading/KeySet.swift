/// A set of keys of one object, stored as a bit set of their row indices, which are below 128.
///
/// One is created for every object that is read, so it must not allocate. No table has more than 128 rows.
package struct KeySet: Sendable, Hashable {
  /// Rows 0 to 63.
  @usableFromInline var low: UInt64 = 0
  /// Rows 64 to 127.
  @usableFromInline var high: UInt64 = 0

  @inlinable
  package init() {}

  /// Returns whether row `index` is in the set.
  @inlinable
  package func contains(_ index: Int) -> Bool {
    index < 64 ? low & (1 << UInt64(index)) != 0 : high & (1 << UInt64(index & 63)) != 0
  }

  /// Inserts row `index`.
  @inlinable
  package mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index & 63) }
  }

  /// Removes row `index`.
  @inlinable
  package mutating func remove(_ index: Int) {
    if index < 64 { low &= ~(1 << UInt64(index)) } else { high &= ~(1 << UInt64(index & 63)) }
  }

  /// Returns the rows of this set that are not in `other`.
  @inlinable
  package func subtracting(_ other: KeySet) -> KeySet {
    var result = KeySet()
    result.low = low & ~other.low
    result.high = high & ~other.high
    return result
  }

  /// Returns the rows that are in either set.
  @inlinable
  package func union(_ other: KeySet) -> KeySet {
    var result = KeySet()
    result.low = low | other.low
    result.high = high | other.high
    return result
  }

  /// Returns whether the two sets have no row in common.
  @inlinable
  package func isDisjoint(with other: KeySet) -> Bool { low & other.low | high & other.high == 0 }

  /// Whether the set is empty.
  @inlinable
  package var isEmpty: Bool { low | high == 0 }

  /// The row indices, in ascending order.
  package var indices: [Int] {
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

extension RandomAccessCollection {
  /// Returns the index of the first element for which the predicate is true, or `endIndex`; found by halving,
  /// so the predicate must be false for all elements before it and true for all after it.
  @inlinable
  package func partitioningIndex(where isInSecondPart: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if try isInSecondPart(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}

/// Searching in texts, byte by byte.
///
/// The methods of the same names in Swift's library take any collection, and bring its engine for regular
/// expressions into the executable, which is a megabyte.
extension String {
  /// Returns whether the text contains another one.
  package func contains(_ other: String) -> Bool { self[...].firstRange(of: other) != nil }

  /// Returns the first range of a text that is not empty.
  package func firstRange(of other: String) -> Range<Index>? { self[...].firstRange(of: other) }

  /// Returns the text with a text that is not empty replaced wherever it is.
  package func replacing(_ other: String, with replacement: String) -> String {
    guard var found = firstRange(of: other) else { return self }
    var result = ""
    var start = startIndex
    while true {
      result += self[start..<found.lowerBound]
      result += replacement
      start = found.upperBound
      guard let next = self[start...].firstRange(of: other) else { break }
      found = next
    }
    return result + self[start...]
  }
}

extension Substring {
  /// Returns whether the text contains another one.
  package func contains(_ other: String) -> Bool { firstRange(of: other) != nil }

  /// Returns the first range of a text that is not empty.
  package func firstRange(of other: String) -> Range<Index>? {
    guard let first = other.utf8.first else { return nil }
    let count = other.utf8.count
    var rest = utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other.utf8) { return start..<rest.index(start, offsetBy: count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

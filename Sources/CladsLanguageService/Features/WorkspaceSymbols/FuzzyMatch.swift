import SourceText

/// Matches names that contain the characters of a query in order, and scores them.
package struct FuzzyMatch: Sendable {
  private let query: [UInt8]

  /// Creates a matcher for a query, ignoring case and spaces.
  package init(_ query: String) { self.query = query.utf8.filter { $0 != Byte.space }.map(\.lowercased) }

  /// Returns the score of a name, higher for a better match; `nil` when it does not match.
  package func score(_ name: String) -> Int? {
    if query.isEmpty { return 0 }
    var name = name
    return name.withUTF8 { score($0) }
  }

  private func score(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard query.count <= name.count else { return nil }
    var score = 0
    var matched = 0
    var previous = -2
    for index in name.indices where matched < query.count {
      guard name[index].lowercased == query[matched] else { continue }
      if index == previous + 1 { score += 4 }
      if isWordStart(index, name) { score += 3 }
      if index == 0 { score += 6 }
      previous = index
      matched += 1
    }
    guard matched == query.count else { return nil }
    // If two names match equally well, the shorter one is more likely to be meant.
    return score * 8 - min(name.count - query.count, 64)
  }

  /// Returns whether a word starts at an index: after a separator, or with an uppercase letter.
  private func isWordStart(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0 else { return true }
    let before = name[index - 1]
    if !Self.isAlphanumeric(before) { return true }
    return name[index].isUppercase && !before.isUppercase
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80
  }
}

/// Matches names that contain the characters of a query in order, and scores them.
public struct FuzzyMatch: Sendable {
  private let query: [UInt8]

  /// Creates a matcher for a query, ignoring case and spaces.
  public init(_ query: String) { self.query = query.utf8.filter { $0 != 0x20 }.map(Self.lowercased) }

  /// Returns the score of a name, higher for a better match; `nil` when it does not match.
  public func score(_ name: String) -> Int? {
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
      guard Self.lowercased(name[index]) == query[matched] else { continue }
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
    return Self.isUppercase(name[index]) && !Self.isUppercase(before)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte | 0x20 : byte }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isUppercase(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// Whether the letters of a query occur in a name in their order, and how well.
public struct FuzzyMatch: Sendable {
  private let query: [UInt8]

  /// Prepares a query; capitals do not matter.
  public init(_ query: String) { self.query = query.utf8.filter { $0 != 0x20 }.map(Self.lowercased) }

  /// How well a name matches, the higher the better; nothing when it does not.
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
      if isStart(index, name) { score += 3 }
      if index == 0 { score += 6 }
      previous = index
      matched += 1
    }
    guard matched == query.count else { return nil }
    // Of two names with the same letters the one with less around them is meant.
    return score * 8 - min(name.count - query.count, 64)
  }

  /// Whether a word starts there: after a separator, or with a capital.
  private func isStart(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0 else { return true }
    let before = name[index - 1]
    if !Self.isLetter(before) { return true }
    return Self.isCapital(name[index]) && !Self.isCapital(before)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// The lowercase letters of a name, with the set of those that occur.
///
/// Comparing the sets rules out most names without computing their edit distance.
struct Letters: Sendable {
  let scalars: [UInt32]
  /// One bit for each letter that occurs; letters share bits.
  let set: UInt64

  init(_ name: String) {
    scalars = name.lowercased().unicodeScalars.map(\.value)
    set = scalars.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  var count: Int { scalars.count }

  /// Whether suggestions are made for the name: a text is none.
  var isComparable: Bool { (1...200).contains(count) }

  /// The maximum edit distance of a name that may be meant, which is never above `limit`.
  func bound(atMost limit: Int) -> Int { min(Self.bound(ofLength: count), limit) }

  /// Returns the maximum edit distance of a name that may be meant by one of so many letters.
  ///
  /// The shorter a word is, the more other words are close to it.
  static func bound(ofLength count: Int) -> Int {
    switch count {
    case ..<8: 1
    case ..<12: 2
    default: min(count / 4, 4)
    }
  }

  /// Returns whether a name within the bound may be meant.
  ///
  /// A word of up to four letters has lost a letter, has one too many, or two of them are swapped; with
  /// another letter, or another first one, it is another word.
  func mayMean(_ other: Letters) -> Bool {
    guard count <= Self.shortLength, scalars != other.scalars else { return true }
    if count == other.count { return scalars.sorted() == other.scalars.sorted() }
    // A name may lack the sign of a token.
    return withoutSign.first == other.withoutSign.first
  }

  private var withoutSign: ArraySlice<UInt32> { scalars.drop { $0 == 0x40 } }

  private static let shortLength = 4

  /// Whether the edit distance can be `bound` or less: one edit changes at most two bits of the set.
  func mayBeClose(to other: Letters, atMost bound: Int) -> Bool {
    abs(count - other.count) <= bound && mayBeClose(toSet: other.set, atMost: bound)
  }

  /// Whether the edit distance to letters with this set can be `bound` or less.
  func mayBeClose(toSet other: UInt64, atMost bound: Int) -> Bool {
    (set ^ other).nonzeroBitCount <= 2 * bound
  }

  /// Returns whether letters come before others: by length, then alphabetically.
  static func isOrderedBefore(_ a: Letters, _ b: Letters, ignoringLength: Bool = false) -> Bool {
    if !ignoringLength, a.count != b.count { return a.count < b.count }
    return a.scalars.lexicographicallyPrecedes(b.scalars)
  }
}

/// The letters of a name, prepared for computing its edit distance to many others.
struct LetterPattern {
  private let letters: Letters
  /// For each ASCII letter, the positions at which it occurs, as a set; only of at most 64 letters.
  private var positions: [UInt64] = []
  private var otherPositions: [UInt32: UInt64] = [:]

  init(_ letters: Letters) {
    self.letters = letters
    guard letters.count <= 64 else { return }
    positions = Array(repeating: 0, count: 128)
    for (index, scalar) in letters.scalars.enumerated() {
      if scalar < 128 {
        positions[Int(scalar)] |= 1 << UInt64(index)
      } else {
        otherPositions[scalar, default: 0] |= 1 << UInt64(index)
      }
    }
  }

  /// The number of steps that a comparison takes.
  func work(for other: Letters) -> Int {
    letters.count <= 64 ? other.count : other.count * (letters.count / 32 + 1)
  }

  /// Returns the edit distance to other letters, or `nil` if it is above `bound`.
  ///
  /// Insertions, deletions, substitutions and swaps of adjacent letters count as one edit each.
  func distance(to other: Letters, atMost bound: Int) -> Int? {
    guard abs(letters.count - other.count) <= bound else { return nil }
    let distance =
      positions.isEmpty
      ? Self.editDistance(letters.scalars, other.scalars, atMost: bound) : self.distance(to: other.scalars)
    return distance.flatMap { $0 <= bound ? $0 : nil }
  }

  /// Computes a column of the table of distances with a few operations on sets of rows, by the algorithm of
  /// Myers and Hyyrö.
  private func distance(to other: [UInt32]) -> Int? {
    let last: UInt64 = 1 << UInt64(letters.count - 1)
    var distance = letters.count
    // The rows whose distance is one more or less than that of the row above, or equal to that of the
    // diagonal.
    var (increases, decreases, diagonal): (UInt64, UInt64, UInt64) = (.max, 0, 0)
    var previous: UInt64 = 0
    for scalar in other {
      let matches = scalar < 128 ? positions[Int(scalar)] : otherPositions[scalar] ?? 0
      let swaps = ((~diagonal & matches) << 1) & previous
      diagonal = (((matches & increases) &+ increases) ^ increases) | matches | decreases | swaps
      var grows = decreases | ~(diagonal | increases)
      var shrinks = diagonal & increases
      if grows & last != 0 { distance += 1 }
      if shrinks & last != 0 { distance -= 1 }
      grows = grows << 1 | 1
      shrinks <<= 1
      increases = shrinks | ~(diagonal | grows)
      decreases = grows & diagonal
      previous = matches
    }
    return distance
  }

  /// Returns the edit distance between two texts of any length, or `nil` if it is above `bound`.
  private static func editDistance(_ a: [UInt32], _ b: [UInt32], atMost bound: Int) -> Int? {
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var (aEnd, bEnd) = (a.count, b.count)
    while aEnd > start, bEnd > start, a[aEnd - 1] == b[bEnd - 1] { (aEnd, bEnd) = (aEnd - 1, bEnd - 1) }
    let (a, b) = (Array(a[start..<aEnd]), Array(b[start..<bEnd]))
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var current = last
    for i in 0..<a.count {
      current[0] = i + 1
      var least = current[0]
      for j in 0..<b.count {
        let cost = a[i] == b[j] ? 0 : 1
        var distance = min(last[j + 1] + 1, current[j] + 1, last[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        current[j + 1] = distance
        least = min(least, distance)
      }
      if least > bound { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[b.count]
  }
}

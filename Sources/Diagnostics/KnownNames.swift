import SourceText

/// Names that are valid somewhere, prepared for finding those that are close to many misspelled ones.
///
/// The answers are those of `closest(to:in:)`, but the cost of one answer is bounded: of thousands of
/// names, only those of a similar length are considered, the ones that start with the same letters first.
package struct KnownNames: Sendable {
  private struct Entry: Sendable {
    let name: String
    let letters: Letters
  }

  /// The names, in the order in which they were given.
  package let names: [String]
  /// The names by length, and in the order of their letters.
  private var entries: [Entry] = []
  /// The set of the letters of each entry, in an array of their own for the search.
  private var sets: [UInt64] = []
  /// The entries of each length.
  private var ranges: [Int: Range<Int>] = [:]
  private var longest = 0

  /// The maximum number of names of one length, and of all lengths, that are looked at for one answer.
  static let maximumNames = (ofOneLength: 256, inAll: 512)
  /// The maximum number of letters that are compared for one answer.
  static let maximumWork = 16_384

  package init(_ names: some Sequence<String>) {
    self.names = Array(names)
    entries = self.names.map { Entry(name: $0, letters: Letters($0)) }.filter { $0.letters.count > 0 }
    entries.sort { Letters.isOrderedBefore($0.letters, $1.letters) }
    sets = entries.map(\.letters.set)
    var start = 0
    for index in entries.indices {
      let count = entries[index].letters.count
      if index + 1 == entries.count || entries[index + 1].letters.count != count {
        ranges[count] = start..<(index + 1)
        start = index + 1
        longest = max(longest, count)
      }
    }
  }

  /// Returns up to `limit` names that are close enough to `name` to be what the author meant, nearest first.
  package func closest(to name: String, limit: Int = 3, atMost bound: Int = .max) -> [String] {
    let wanted = Letters(name)
    guard wanted.isComparable, limit > 0 else { return [] }
    var found = NearestNames(limit: limit, bound: wanted.bound(atMost: bound))
    search(wanted, atMost: found.bound) { entry, pattern, bound in
      guard entry.name != name, wanted.mayMean(entry.letters),
        let distance = pattern.distance(to: entry.letters, atMost: found.bound)
      else { return }
      found.insert(entry.name, distance)
      bound = found.bound
    }
    return found.names
  }

  /// Returns the first name that differs from another one only in case, or `nil` if there is none.
  package func caseVariant(of name: String) -> String? {
    let lowercase = name.lowercased()
    return names.first { $0.lowercased() == lowercase }
  }

  /// Returns whether one of the names, which are misspelled, probably means `name`.
  package func anyIsMeantToBe(_ name: String) -> Bool {
    let wanted = Letters(name)
    guard wanted.count > 0 else { return false }
    var isFound = false
    search(wanted, atMost: nil) { entry, pattern, bound in
      guard entry.name != name, entry.letters.isComparable, entry.letters.mayMean(wanted),
        pattern.distance(to: entry.letters, atMost: entry.letters.bound(atMost: .max)) != nil
      else { return }
      isFound = true
      bound = -1
    }
    return isFound
  }

  /// Calls `body` with the entries that may be within a distance of `wanted`, those of the same length
  /// first, until the work is done.
  ///
  /// Where `limit` is `nil`, the distance is the bound of the entry itself. `body` may lower the limit;
  /// below zero, it ends the search.
  private func search(
    _ wanted: Letters, atMost limit: Int?, _ body: (Entry, LetterPattern, inout Int?) -> Void
  ) {
    var limit = limit
    func bound(_ count: Int) -> Int { limit ?? Letters.bound(ofLength: count) }
    let pattern = LetterPattern(wanted)
    var remainingNames = Self.maximumNames.inAll
    var remainingWork = Self.maximumWork
    for difference in 0...max(longest, wanted.count) {
      var isPossible = false
      for count in difference == 0 ? [wanted.count] : [wanted.count - difference, wanted.count + difference] {
        if difference > bound(count) { continue }
        isPossible = true
        guard let range = ranges[count] else { continue }
        var low = firstEntry(in: range, notBefore: wanted)
        var high = low
        var remainingHere = min(Self.maximumNames.ofOneLength, remainingNames)
        // Names in alphabetical order share their first letters with their neighbors.
        while remainingHere > 0, remainingWork > 0, low > range.lowerBound || high < range.upperBound {
          let goesUp = high < range.upperBound && (low == range.lowerBound || (remainingHere & 1 == 0))
          if !goesUp { low -= 1 }
          let index = goesUp ? high : low
          if goesUp { high += 1 }
          remainingHere -= 1
          remainingNames -= 1
          guard wanted.mayBeClose(toSet: sets[index], atMost: bound(count)) else { continue }
          let entry = entries[index]
          remainingWork -= pattern.work(for: entry.letters)
          body(entry, pattern, &limit)
        }
      }
      // Longer names have larger bounds, so a difference that is too large for one length may be possible for
      // another one; beyond the longest name there is none.
      if !isPossible, difference > bound(max(longest, wanted.count)) { return }
      if remainingNames <= 0 || remainingWork <= 0 { return }
    }
  }

  private func firstEntry(in range: Range<Int>, notBefore wanted: Letters) -> Int {
    entries[range].partitioningIndex {
      !Letters.isOrderedBefore($0.letters, wanted, ignoringLength: true)
    }
  }
}

/// The nearest of the names that were inserted.
struct NearestNames {
  private let limit: Int
  private var found: [(distance: Int, name: String)] = []
  /// The largest distance at which another name is of interest.
  private(set) var bound: Int

  init(limit: Int, bound: Int) {
    self.limit = limit
    self.bound = bound
  }

  /// The names, nearest first; equally near ones in alphabetical order.
  var names: [String] { found.map(\.name) }

  mutating func insert(_ name: String, _ distance: Int) {
    if found.contains(where: { $0.name == name }) { return }
    let index = found.firstIndex { (distance, name) < ($0.distance, $0.name) } ?? found.count
    found.insert((distance, name), at: index)
    if found.count > limit { found.removeLast() }
    if found.count == limit, let last = found.last { bound = min(bound, last.distance) }
  }
}

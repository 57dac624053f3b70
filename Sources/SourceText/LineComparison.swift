/// Finds the lines that one text has and another one has not.
///
/// The shortest difference takes time and memory in the square of its length, which is that of the text where
/// a minified document is formatted. So it is only looked for in short parts, between lines that occur
/// exactly once in both texts. A long part without such lines counts as replaced.
package struct LineComparison {
  private typealias Line = ArraySlice<UInt8>

  private let old: [Line]
  private let new: [Line]
  private var removed: [Bool]
  private var inserted: [Bool]

  /// The number of lines up to which the shortest difference is looked for.
  private static let shortPart = 500
  /// How often a part is divided further.
  private static let maximumDivisions = 8

  /// Creates a comparison of two texts, given by their lines.
  package init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
    removed = Array(repeating: false, count: old.count)
    inserted = Array(repeating: false, count: new.count)
  }

  /// Returns for each old line whether it is removed, and for each new one whether it is inserted.
  package consuming func changes() -> (removed: [Bool], inserted: [Bool]) {
    compare(old.indices, new.indices, divisions: 0)
    return (removed, inserted)
  }

  private mutating func compare(_ oldPart: Range<Int>, _ newPart: Range<Int>, divisions: Int) {
    var (start, newStart) = (oldPart.lowerBound, newPart.lowerBound)
    var (end, newEnd) = (oldPart.upperBound, newPart.upperBound)
    while start < end, newStart < newEnd, old[start] == new[newStart] {
      (start, newStart) = (start + 1, newStart + 1)
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
      (end, newEnd) = (end - 1, newEnd - 1)
    }
    if start == end || newStart == newEnd {
      return replace(start..<end, newStart..<newEnd)
    }
    if end - start + newEnd - newStart <= Self.shortPart {
      return compareShort(start..<end, newStart..<newEnd)
    }
    let anchors = divisions < Self.maximumDivisions ? anchors(start..<end, newStart..<newEnd) : []
    if anchors.isEmpty { return replace(start..<end, newStart..<newEnd) }
    for anchor in anchors {
      compare(start..<anchor.old, newStart..<anchor.new, divisions: divisions + 1)
      (start, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    compare(start..<end, newStart..<newEnd, divisions: divisions + 1)
  }

  private mutating func replace(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    for index in oldPart { removed[index] = true }
    for index in newPart { inserted[index] = true }
  }

  private mutating func compareShort(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    for change in Array(new[newPart]).difference(from: Array(old[oldPart])) {
      switch change {
      case .remove(let offset, _, _): removed[oldPart.lowerBound + offset] = true
      case .insert(let offset, _, _): inserted[newPart.lowerBound + offset] = true
      }
    }
  }

  /// Returns lines that occur exactly once in both parts, as many as are in the same order in both.
  private func anchors(_ oldPart: Range<Int>, _ newPart: Range<Int>) -> [(old: Int, new: Int)] {
    let oldLines = Self.uniqueLines(old, oldPart)
    let newLines = Self.uniqueLines(new, newPart)
    let pairs = oldPart.compactMap { index -> (old: Int, new: Int)? in
      guard oldLines[old[index]] == .some(index), case .some(.some(let other)) = newLines[old[index]] else {
        return nil
      }
      return (index, other)
    }
    return Self.longestAscending(pairs)
  }

  /// Returns the index of each line; `nil` for lines that occur several times.
  private static func uniqueLines(_ lines: [Line], _ part: Range<Int>) -> [Line: Int?] {
    var indices: [Line: Int?] = [:]
    for index in part { indices[lines[index]] = indices[lines[index]] == nil ? .some(index) : .some(nil) }
    return indices
  }

  /// Returns the longest sequence of pairs in which the new indices ascend, as the old ones do.
  private static func longestAscending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // For each length, the pair that ends the sequence of that length with the smallest new index.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for index in pairs.indices {
      let next = ends.partitioningIndex { pairs[$0].new >= pairs[index].new }
      if next > 0 { previous[index] = ends[next - 1] }
      if next < ends.count { ends[next] = index } else { ends.append(index) }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.append(pairs[next])
      next = previous[next]
    }
    return result.reversed()
  }
}

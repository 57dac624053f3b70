/// Groups of edits of one text, none of which overlaps another.
package struct DisjointEdits: Sendable {
  /// The edits of all groups.
  package private(set) var edits: [TextEdit] = []
  /// The ranges of the edits, sorted, so that a binary search finds the only two that can overlap a new one.
  private var ranges: [TextRange] = []

  package init() {}

  /// Adds a group of edits, unless one of them overlaps an edit of an earlier group; returns whether it did.
  @discardableResult
  package mutating func insert(_ group: [TextEdit]) -> Bool {
    if group.contains(where: { overlaps($0.range) }) { return false }
    for edit in group { ranges.insert(edit.range, at: insertionIndex(of: edit.range)) }
    edits += group
    return true
  }

  private func overlaps(_ range: TextRange) -> Bool {
    let index = insertionIndex(of: range)
    return ranges[max(index - 1, 0)..<min(index + 1, ranges.count)].contains { other in
      other == range || (other.start < range.end && range.start < other.end)
    }
  }

  /// Returns the index at which a range must be inserted to keep the ranges sorted.
  private func insertionIndex(of range: TextRange) -> Int {
    ranges.partitioningIndex { ($0.start, $0.end) >= (range.start, range.end) }
  }
}

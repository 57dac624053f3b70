import Diagnostics
import SourceText

/// One cause, one finding: the more specific rule suppresses others at the same range and inside it.
enum Absorption {
  /// Returns the findings without duplicates and without those that another finding absorbs.
  static func filtered(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    var isAbsorbed = Array(repeating: false, count: findings.count)
    var lists: [DiagnosticID: FindingList] = [:]
    var cancellation = CancellationCheck()
    for index in findings.indices where !cancellation.isCanceled() {
      lists[findings[index].id, default: FindingList()].append(index)
    }
    for id in lists.keys { lists[id]?.sort(findings) }
    // Findings of a rule often follow each other, by the hundred thousand.
    var absorbing: (id: DiagnosticID, rule: Rule?)?
    for finding in findings {
      if cancellation.isCanceled() { return [] }
      if absorbing?.id != finding.id { absorbing = (finding.id, RuleTable.rule(finding.id)) }
      guard let rule = absorbing?.rule, !rule.absorbs.isEmpty else { continue }
      for id in rule.absorbs where id != rule.id && lists[id] != nil {
        for range in [finding.range] + finding.covered {
          lists[id]?.absorb(in: range, findings, &isAbsorbed)
        }
      }
    }
    var seen = Set<Key>(minimumCapacity: findings.count)
    for index in findings.indices where !isAbsorbed[index] {
      if cancellation.isCanceled() { return [] }
      isAbsorbed[index] = !seen.insert(Key(id: findings[index].id, range: findings[index].range)).inserted
    }
    if !isAbsorbed.contains(true) { return findings }
    return findings.indices.filter { !isAbsorbed[$0] }.map { findings[$0] }
  }

  private struct Key: Hashable {
    let id: DiagnosticID
    let range: TextRange

    func hash(into hasher: inout Hasher) { hasher.combine(range) }
  }
}

/// The findings of one rule, in the order of the starts of their ranges.
///
/// A binary search finds those in a range, and those that are absorbed are skipped: going through all
/// findings in a range each time is too slow where thousands of them contain each other.
private struct FindingList {
  private var indices: [Int] = []
  /// For each position, one at or after it; following them leads to the next finding that is not absorbed.
  private var next: [Int] = []

  mutating func append(_ index: Int) { indices.append(index) }

  mutating func sort(_ findings: [Finding]) {
    indices.sort { findings[$0].range.start < findings[$1].range.start }
    next = Array(0...indices.count)
  }

  /// Marks the findings within a range.
  mutating func absorb(in range: TextRange, _ findings: [Finding], _ isAbsorbed: inout [Bool]) {
    var position = remaining(at: firstPosition(at: range.start, findings))
    while position < indices.count, findings[indices[position]].range.start <= range.end {
      if range.contains(findings[indices[position]].range) {
        isAbsorbed[indices[position]] = true
        next[position] = position + 1
      }
      position = remaining(at: position + 1)
    }
  }

  /// Returns the position of the first finding at or after `position` that is not absorbed.
  private mutating func remaining(at position: Int) -> Int {
    var position = position
    while next[position] != position {
      next[position] = next[next[position]]
      position = next[position]
    }
    return position
  }

  /// Returns the position of the first finding that does not start before `offset`.
  private func firstPosition(at offset: TextOffset, _ findings: [Finding]) -> Int {
    indices.partitioningIndex { findings[$0].range.start >= offset }
  }
}

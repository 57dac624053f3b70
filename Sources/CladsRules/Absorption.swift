import Diagnostics
import SourceText

/// One cause, one finding: the more specific rule suppresses others at the same range and inside it.
enum Absorption {
  /// Returns the findings without duplicates and without those that another finding absorbs.
  static func filtered(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    let order = findings.indices.sorted { findings[$0].range.start < findings[$1].range.start }
    var isAbsorbed = Array(repeating: false, count: findings.count)
    for finding in findings {
      guard let rule = RuleTable.rule(finding.id), !rule.absorbs.isEmpty else { continue }
      absorb(rule, in: finding.range, findings, order, &isAbsorbed)
      for range in finding.covered { absorb(rule, in: range, findings, order, &isAbsorbed) }
    }
    var seen: Set<Key> = []
    return findings.indices.compactMap { index in
      let finding = findings[index]
      guard !isAbsorbed[index], seen.insert(Key(id: finding.id, range: finding.range)).inserted else {
        return nil
      }
      return finding
    }
  }

  /// Marks the findings that a rule absorbs within a range.
  ///
  /// `order` holds the indices of the findings, sorted by the start of their ranges, so that a binary search
  /// finds the candidates: comparing all pairs is too slow for documents with thousands of findings.
  private static func absorb(
    _ rule: any Rule.Type, in range: TextRange, _ findings: [Finding], _ order: [Int],
    _ isAbsorbed: inout [Bool]
  ) {
    var next = firstPosition(at: range.start, findings, order)
    while next < order.count, findings[order[next]].range.start <= range.end {
      let other = findings[order[next]]
      if other.id != rule.id, range.contains(other.range), rule.absorbs.contains(other.id) {
        isAbsorbed[order[next]] = true
      }
      next += 1
    }
  }

  /// Returns the position in `order` of the first finding that does not start before `offset`.
  private static func firstPosition(at offset: TextOffset, _ findings: [Finding], _ order: [Int]) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if findings[order[middle]].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private struct Key: Hashable {
    let id: DiagnosticID
    let range: TextRange
  }
}

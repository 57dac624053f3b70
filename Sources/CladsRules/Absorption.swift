import Diagnostics
import SourceText

/// One finding for one place: the more specific rule silences the others, there and inside.
enum Absorption {
  /// The findings without those that another one around the same place absorbs, and without repetitions.
  static func filtered(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    let order = findings.indices.sorted { findings[$0].range.start < findings[$1].range.start }
    var isSilent = Array(repeating: false, count: findings.count)
    for place in order.indices {
      let finding = findings[order[place]]
      guard let rule = RuleTable.rule(finding.id), !rule.absorbs.isEmpty else { continue }
      silence(rule, around: finding, at: place, findings, order, &isSilent)
    }
    var seen: Set<Key> = []
    return findings.indices.compactMap { index in
      let finding = findings[index]
      guard !isSilent[index], seen.insert(Key(id: finding.id, range: finding.range)).inserted else {
        return nil
      }
      return finding
    }
  }

  /// Marks what the rule of a finding absorbs at its place and inside.
  private static func silence(
    _ rule: any Rule.Type, around finding: Finding, at place: Int, _ findings: [Finding], _ order: [Int],
    _ isSilent: inout [Bool]
  ) {
    var next = place
    while next > 0, findings[order[next - 1]].range.start == finding.range.start { next -= 1 }
    while next < order.count, findings[order[next]].range.start <= finding.range.end {
      let other = findings[order[next]]
      if other.id != finding.id, finding.range.contains(other.range), rule.absorbs.contains(other.id) {
        isSilent[order[next]] = true
      }
      next += 1
    }
  }

  private struct Key: Hashable {
    let id: DiagnosticID
    let range: TextRange
  }
}

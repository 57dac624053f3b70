import Diagnostics
import SourceText

/// One finding for one place: the more specific rule silences the others.
enum Absorption {
  /// The findings without those that another one at the same place absorbs, and without repetitions.
  static func filtered(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    var idsByRange: [TextRange: [DiagnosticID]] = [:]
    for finding in findings { idsByRange[finding.range, default: []].append(finding.id) }
    guard idsByRange.count < findings.count else { return findings }
    var seen: Set<Key> = []
    return findings.filter { finding in
      guard seen.insert(Key(id: finding.id, range: finding.range)).inserted else { return false }
      let others = idsByRange[finding.range] ?? []
      guard others.count > 1 else { return true }
      return !others.contains { other in
        other != finding.id && (RuleTable.rule(other)?.absorbs.contains(finding.id) ?? false)
      }
    }
  }

  private struct Key: Hashable {
    let id: DiagnosticID
    let range: TextRange
  }
}

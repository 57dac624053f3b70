/// The findings in one file that are listed, and the number of the others: a list of one mistake in a
/// thousand places hides all other mistakes.
package struct ListedFindings: Sendable {
  /// The maximum number of findings that are listed for one file, in a report and in an editor.
  package static let maximumCount = 1_000
  /// The maximum number of findings of one rule that a report lists for one file.
  package static let maximumCountOfRule = 200

  /// Findings that are not listed: those of one rule with one severity.
  package struct Omitted: Sendable, Hashable {
    package let rule: DiagnosticID
    package let severity: Severity
    package var count = 0
  }

  /// The findings to list, in the given order.
  package let listed: [Diagnostic]
  /// The others, in the order of the first of each rule; findings in a baseline count as hints.
  package private(set) var omitted: [Omitted] = []
  /// The host names of the others, once for each finding.
  private(set) var omittedHostNames: [HostName] = []

  /// Chooses the most severe findings of each rule, and the most severe of all; of equal ones, the first.
  package init(_ diagnostics: [Diagnostic], maximumCountOfRule: Int = Self.maximumCountOfRule) {
    guard diagnostics.count > min(maximumCountOfRule, Self.maximumCount) else {
      listed = diagnostics
      return
    }
    var isListed = [Bool](repeating: false, count: diagnostics.count)
    var counts: [DiagnosticID: Int] = [:]
    var left = Self.maximumCount
    for severity in Severity.allCases.reversed() {
      for (index, diagnostic) in diagnostics.enumerated()
      where left > 0 && Self.severity(of: diagnostic) == severity
        && counts[diagnostic.id, default: 0] < maximumCountOfRule
      {
        counts[diagnostic.id, default: 0] += 1
        isListed[index] = true
        left -= 1
      }
    }
    listed = diagnostics.indices.filter { isListed[$0] }.map { diagnostics[$0] }
    var indices: [Omitted: Int] = [:]
    for (index, diagnostic) in diagnostics.enumerated() where !isListed[index] {
      let group = Omitted(rule: diagnostic.id, severity: Self.severity(of: diagnostic))
      let position = indices[group] ?? omitted.count
      if position == omitted.count {
        indices[group] = position
        omitted.append(group)
      }
      omitted[position].count += 1
      if !diagnostic.isInBaseline, let name = HostName(diagnostic) { omittedHostNames.append(name) }
    }
  }

  private static func severity(of diagnostic: Diagnostic) -> Severity {
    diagnostic.isInBaseline ? .hint : diagnostic.severity
  }
}

extension [ListedFindings.Omitted] {
  /// The number of findings.
  var total: Int { reduce(0) { $0 + $1.count } }

  /// The number of findings of each rule, in the order of the rules.
  var byRule: [(rule: DiagnosticID, count: Int)] {
    var rules: [(rule: DiagnosticID, count: Int)] = []
    for group in self {
      if let index = rules.firstIndex(where: { $0.rule == group.rule }) {
        rules[index].count += group.count
      } else {
        rules.append((group.rule, group.count))
      }
    }
    return rules
  }

  /// What a report says about them; `nil` if all findings are listed.
  var sentence: String? {
    guard !isEmpty else { return nil }
    let rules = byRule.map { "\($0.count) of `\($0.rule.rawValue)`" }.joined(separator: ", ")
    return "\(total) more \(total == 1 ? "finding is" : "findings are") not listed: \(rules)"
  }
}

/// The number of findings in one file, which is all that a check keeps of those that are not printed.
package struct FindingCounts: Sendable, Hashable {
  /// Some findings of one rule; those about a host name are groups of their own.
  struct Group: Sendable, Hashable {
    let id: DiagnosticID
    let severity: Severity
    let hostName: HostName?
    var count = 1
  }

  /// The groups, in the order of their first findings.
  private(set) var groups: [Group] = []
  /// The number of findings in the baseline, each occurrence of them; they are in no group.
  private(set) var inBaseline = 0

  /// The number of findings outside of the baseline.
  package var count: Int { groups.reduce(0) { $0 + $1.count } }

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    var indices: [Group: Int] = [:]
    for diagnostic in diagnostics {
      if diagnostic.isInBaseline {
        inBaseline += diagnostic.occurrences.count
        continue
      }
      let group = Group(id: diagnostic.id, severity: diagnostic.severity, hostName: HostName(diagnostic))
      if group.hostName == nil, let index = indices[group] {
        groups[index].count += 1
      } else {
        indices[group] = groups.count
        groups.append(group)
      }
    }
  }
}

/// The number of findings of one rule.
package struct RuleCount: Sendable, Hashable {
  /// The severity of the first.
  package let severity: Severity
  package var count = 0
}

/// The number of files and findings in a check.
package struct ReportSummary: Sendable, Hashable {
  /// The number of files checked.
  package var files = 0
  /// The number of findings of each severity, printed or not.
  package var counts: [Severity: Int] = [:]
  /// The number of findings, printed or not, with a fix that can be applied without asking.
  package var fixes = FixCounts()
  /// The number of findings of each severity that were not printed.
  package var hidden: [Severity: Int] = [:]
  /// The number of findings in baselines, each occurrence of them, which count as none of the others.
  package var inBaseline = 0
  /// The number of findings of each rule, printed or not, with the severity of the first.
  package private(set) var rules: [DiagnosticID: RuleCount] = [:]
  /// The number of lines of standard input whose text could not be read.
  package var unreadable = 0
  /// Messages about paths that could not be read and belong to no file of the report.
  package var problems: [String] = []
  /// The host names with findings, of which each is counted once; `nil` to count all findings.
  private var hostNames: Set<HostName>?

  /// - Parameter mergesHostNames: whether several findings about one host name count once.
  package init(mergingHostNames mergesHostNames: Bool = false) { hostNames = mergesHostNames ? [] : nil }

  /// Adds the findings of one file, of which those below the severity `least` are not printed.
  package mutating func count(_ findings: FindingCounts, fixes: FixCounts, shown least: Severity) {
    files += 1
    self.fixes += fixes
    inBaseline += findings.inBaseline
    for group in findings.groups {
      if let name = group.hostName, hostNames?.insert(name).inserted == false { continue }
      counts[group.severity, default: 0] += group.count
      if group.severity < least { hidden[group.severity, default: 0] += group.count }
      rules[group.id, default: RuleCount(severity: group.severity)].count += group.count
    }
  }

  /// The highest severity of all findings; `nil` if there are none.
  package var worst: Severity? { counts.filter { $0.value > 0 }.keys.max() }
}

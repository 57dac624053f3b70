import CladsAnalysis
import Diagnostics
import SourceText

/// What rules have reported about a document.
struct ReportedFindings: Sendable {
  /// A finding that was reported while the document was read, before its other parts were known.
  struct Withdrawal: Hashable {
    let id: DiagnosticID
    let range: TextRange
  }

  /// The unit of the walk that they are from.
  let unit: Int
  let findings: [Finding]
  /// The findings of the reading that there is nothing to fix about.
  let withdrawn: Set<Withdrawal>

  init(unit: Int = 0, _ findings: [Finding], withdrawn: Set<Withdrawal>) {
    self.unit = unit
    self.findings = findings
    self.withdrawn = withdrawn
  }

  /// Joins the findings of several units, in their order.
  init(joining units: [ReportedFindings]) {
    unit = 0
    findings = units.flatMap(\.findings)
    withdrawn = units.reduce(into: []) { $0.formUnion($1.withdrawn) }
  }

  /// Returns the findings of the reading that no rule has withdrawn, and those of the rules.
  func all(with read: [Finding]) -> [Finding] {
    if withdrawn.isEmpty { return findings.isEmpty ? read : read + findings }
    return read.filter { !withdrawn.contains(Withdrawal(id: $0.id, range: $0.range)) } + findings
  }

  /// Returns the findings that hold whatever the holes of the text yield.
  func filtered(_ filter: HoleFilter) -> ReportedFindings {
    ReportedFindings(unit: unit, filter.filtered(findings), withdrawn: withdrawn)
  }

  /// Returns the findings by unit, each of which starts at an index.
  func split(at starts: [(unit: Int, index: Int)]) -> [ReportedFindings] {
    starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1].index : findings.count
      return ReportedFindings(
        unit: starts[number].unit, Array(findings[starts[number].index..<end]), withdrawn: withdrawn)
    }
  }
}

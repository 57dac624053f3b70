package import Diagnostics
package import SourceText

/// What a rule finds, without its identifier: the rule that is running determines it, so no rule can report
/// a finding of another one.
package struct RuleFinding: Sendable {
  private var finding: Finding

  /// Creates a finding with the given severity, or with that of its rule if `severity` is `nil`.
  package init(
    at range: TextRange, _ message: String, label: String? = nil, effect: RuntimeEffect = .none,
    consequence: String? = nil, help: String? = nil, severity: Severity? = nil, related: [Related] = [],
    fixes: [QuickFix] = [], tags: Set<Diagnostic.Tag> = []
  ) {
    finding = Finding(
      DiagnosticID(rawValue: ""), at: range, message, label: label, effect: effect,
      consequence: consequence,
      help: help, severity: severity, related: related, fixes: fixes, tags: tags)
  }

  private init(_ finding: Finding) { self.finding = finding }

  package var range: TextRange { finding.range }
  package var message: String { finding.diagnostic.message }
  package var related: [Related] {
    get { finding.diagnostic.related }
    set { finding.diagnostic.related = newValue }
  }
  package var fixes: [QuickFix] {
    get { finding.diagnostic.fixes }
    set { finding.diagnostic.fixes = newValue }
  }
  /// Further ranges that the finding accounts for: what its rule absorbs is dropped there too.
  package var covered: [TextRange] {
    get { finding.covered }
    set { finding.covered = newValue }
  }

  /// Returns the finding of a rule.
  func of(_ rule: DiagnosticID) -> Finding {
    var finding = finding
    finding.diagnostic.id = rule
    return finding
  }

  /// Returns a copy that also accounts for other ranges.
  package func covering(_ ranges: [TextRange]) -> RuleFinding { RuleFinding(finding.covering(ranges)) }

  /// Returns a copy for a host name, which a check of several documents reports once.
  package func about(hostName: String) -> RuleFinding { RuleFinding(finding.about(hostName: hostName)) }

  /// Returns a copy about a name that other versions of the app have.
  package func aboutVersions() -> RuleFinding { RuleFinding(finding.aboutVersions()) }

  /// Returns a copy that says which key is wrong.
  package func about(_ problem: Finding.KeyProblem) -> RuleFinding { RuleFinding(finding.about(problem)) }

  /// Returns a copy that holds for one renderer only; for `nil`, the finding itself.
  package func holding(for renderer: Renderer?) -> RuleFinding {
    RuleFinding(finding.holding(for: renderer))
  }
}

import Diagnostics

/// An entry of a baseline that lists more findings than there are.
enum StaleBaselineEntry: Rule {
  static let id: DiagnosticID = "stale-baseline-entry"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.baseline
  static let documentation = RuleDocumentation(
    summary: "An entry of the baseline that lists findings that are no longer there.",
    why: """
      They have been fixed, or the text that they are about has changed. Left in place, the entry hides the \
      next mistake of the same kind.
      """,
    bad: #"""
      { "version": 1, "entries": [
        { "rule": «"unused-style"», "path": "cart.clads.json", "fingerprint": "0f3a5d7b9c1e2f40", "count": 1 }
      ] }
      """#,
    good: #"""
      { "version": 1, "entries": [] }
      """#)
}

import Diagnostics

/// A suppression comment without effect.
enum UnusedSuppression: Rule {
  static let id: DiagnosticID = "unused-suppression"
  static let severity = Severity.warning
  static let group = RuleGroup.suppression
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A suppression that silences nothing, or that names an unknown rule.",
    why: "What it silenced has been fixed. Left in place, it hides the next mistake of the same kind.",
    bad: #"""
      {
        "id": "a", "$comment": «"clads-disable unused-style"»,
        "root": { "children": [ { "type": "label", "text": "Hi" } ] }
      }
      """#,
    good: #"""
      {
        "id": "a",
        "root": { "children": [ { "type": "label", "text": "Hi" } ] }
      }
      """#,
    fix: "Delete the suppression", fixLevel: .destructive)
}

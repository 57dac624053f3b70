import Diagnostics

/// A comment that silences nothing.
enum UnusedSuppression: Rule {
  static let id: DiagnosticID = "unused-suppression"
  static let severity = Severity.warning
  static let group = RuleGroup.suppression
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A suppression that silences nothing, or names no rule.",
    why: "What it once silenced is mended; left behind, it hides the next mistake of that kind.",
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
    fix: "Delete the suppression")
}

import Diagnostics

/// A suppression whose date has passed.
enum ExpiredSuppression: Rule {
  static let id: DiagnosticID = "expired-suppression"
  static let severity = Severity.warning
  static let group = RuleGroup.suppression
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A suppression whose date has passed.",
    why: "The deadline for a fix has passed, so what the suppression silenced is reported again.",
    bad: #"""
      {
        "id": "a", "$comment": «"clads-disable unused-style until 2020-01-31 -- new design in January"»,
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

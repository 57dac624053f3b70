import Diagnostics

/// A placeholder that is never closed.
enum TemplateUnterminated: ExpressionRule {
  static let id: DiagnosticID = "template-unterminated"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `${` without a `}`.",
    why: "It is shown as it is written, or everything up to the next `}` is lost.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "By «${name»" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "By ${name}" } ] }
      }
      """#,
    fix: "Add `}`")
}

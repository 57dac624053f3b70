import Diagnostics

/// A placeholder that is never closed.
enum TemplateUnterminated: ExpressionRule {
  static let id: DiagnosticID = "template-unterminated"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `${` without a `}`.",
    why: "It is shown as written, or everything up to the next `}` is part of the placeholder.",
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

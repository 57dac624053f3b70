import Diagnostics

/// An empty placeholder.
enum TemplateEmpty: ExpressionRule {
  static let id: DiagnosticID = "template-empty"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "`${}`, or `${ }` with only spaces.",
    why: "`${}` is shown as written; for `${ }`, the current runtime shows the whole state.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "By ${name}«${ }»" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "By ${name}" } ] }
      }
      """#,
    fix: "Remove the placeholder")
}

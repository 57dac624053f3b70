import Diagnostics

/// A placeholder without anything in it.
enum TemplateEmpty: ExpressionRule {
  static let id: DiagnosticID = "template-empty"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "`${}`, or `${ }` with only spaces.",
    why: "The first is shown as it is written; for the second today's phones show the whole state.",
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
    fix: "Remove it")
}

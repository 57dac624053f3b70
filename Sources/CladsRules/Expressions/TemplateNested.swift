import Diagnostics

/// A placeholder inside a placeholder.
enum TemplateNested: ExpressionRule {
  static let id: DiagnosticID = "template-nested"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `${` inside a placeholder.",
    why: "Today's phones end both at the first `}` and show what is left.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "By ${«${name}»}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "By ${name}" } ] }
      }
      """#)
}

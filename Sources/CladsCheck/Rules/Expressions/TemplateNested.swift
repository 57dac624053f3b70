import Diagnostics

/// A placeholder inside a placeholder.
enum TemplateNested: ExpressionRule {
  static let id: DiagnosticID = "template-nested"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `${` inside a placeholder.",
    why: "The current runtime ends both placeholders at the first `}` and shows what is left.",
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

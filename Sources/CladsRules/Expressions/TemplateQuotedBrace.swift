import Diagnostics

/// A `}` in a text inside a placeholder.
enum TemplateQuotedBrace: ExpressionRule {
  static let id: DiagnosticID = "template-quoted-brace"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `}` inside a quoted text of a placeholder.",
    why: "Today's phones end the placeholder there.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true },
        "root": { "children": [ { "type": "label", "text": "${isOpen ? ':«}»' : ':)'}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true },
        "root": { "children": [ { "type": "label", "text": "${isOpen ? ':]' : ':)'}" } ] }
      }
      """#)
}

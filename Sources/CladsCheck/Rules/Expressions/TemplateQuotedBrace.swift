import Diagnostics

/// A `}` inside a quoted string in a placeholder.
enum TemplateQuotedBrace: ExpressionRule {
  static let id: DiagnosticID = "template-quoted-brace"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `}` inside a quoted string in a placeholder.",
    why: "The current runtime ends the placeholder there.",
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

import Diagnostics

/// A sign that should keep a placeholder from being replaced.
enum TemplateEscape: ExpressionRule {
  static let id: DiagnosticID = "template-escape"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A backslash or a second `$` before `${`.",
    why: "There is no such sign: it is shown, and the placeholder is replaced all the same.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "price": 3 },
        "root": { "children": [ { "type": "label", "text": "Price: «$${»price}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "price": 3 },
        "root": { "children": [ { "type": "label", "text": "Price: ${price} dollars" } ] }
      }
      """#)
}

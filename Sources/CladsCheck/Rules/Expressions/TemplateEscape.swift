import Diagnostics

/// An attempt to escape a placeholder.
enum TemplateEscape: ExpressionRule {
  static let id: DiagnosticID = "template-escape"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A backslash or a second `$` before `${`.",
    why: "Placeholders cannot be escaped: the character is shown, and the placeholder is still replaced.",
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

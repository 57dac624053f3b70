import Diagnostics

/// A backslash in a text inside an expression.
enum ExprEscape: ExpressionRule {
  static let id: DiagnosticID = "expr-escape"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A backslash before a quote, or before another backslash, inside an expression.",
    why: "Today's phones know no escapes: the quote ends the text, and the rest is read as something else.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true },
        "root": { "children": [ { "type": "label", "text": "${isOpen ? «'It\\'s open'» : 'Closed'}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true },
        "root": { "children": [ { "type": "label", "text": "${isOpen ? \"It's open\" : 'Closed'}" } ] }
      }
      """#)
}

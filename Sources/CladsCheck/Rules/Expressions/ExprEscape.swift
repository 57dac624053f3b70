import Diagnostics

/// A backslash escape inside an expression.
enum ExprEscape: ExpressionRule {
  static let id: DiagnosticID = "expr-escape"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A backslash before a quote or another backslash inside an expression.",
    why: "The current runtime does not support escapes: the quote ends the string, and the rest is misread.",
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

import Diagnostics

/// A division by a literal zero.
enum ExprDivisionByZero: ExpressionRule {
  static let id: DiagnosticID = "expr-division-by-zero"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `/` or `%` whose right operand is 0.",
    why: "The division has no result, so the text of the expression is stored or shown.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "likes / «0»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "likes / 2" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

import Diagnostics

/// A minus sign without a left operand.
enum ExprUnaryMinus: ExpressionRule {
  static let id: DiagnosticID = "expr-unary-minus"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A minus sign without a left operand.",
    why: """
      The current runtime does not support negative numbers in expressions: the result is the text of the \
      expression.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«-likes»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "0 - likes" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Subtract from zero")
}

import Diagnostics

/// An operator that the current runtime does not support.
enum ExprUnsupportedOperator: ExpressionRule {
  static let id: DiagnosticID = "expr-unsupported-operator"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A comparison, `&&`, `||`, `??`, or a `!` outside a condition.",
    why: """
      The current runtime does not support these operators: a condition is false, a placeholder is empty, \
      and a `$expr` stores its own text.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": false },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "likes «==» 3" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "isLiked": true, "shown": false },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "isLiked" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

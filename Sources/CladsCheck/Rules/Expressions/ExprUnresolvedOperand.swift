import Diagnostics

/// Arithmetic with a value that is not a number.
enum ExprUnresolvedOperand: ExpressionRule {
  static let id: DiagnosticID = "expr-unresolved-operand"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "Arithmetic with a boolean, an array or an object.",
    why: "There is no result, so the text of the expression is stored or shown.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«isOpen» + 1" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "likes + 1" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

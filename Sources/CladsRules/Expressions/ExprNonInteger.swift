import Diagnostics

/// A calculation with decimal numbers.
enum ExprNonInteger: ExpressionRule {
  static let id: DiagnosticID = "expr-non-integer"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "Arithmetic with a number that is not whole.",
    why: "Today's phones compute with whole numbers only: the text of the expression is the result.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "price": 1.5, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«price» * 2" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "cents": 150, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "cents * 2" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

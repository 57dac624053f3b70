import Diagnostics

/// Arithmetic with decimal numbers.
enum ExprNonInteger: ExpressionRule {
  static let id: DiagnosticID = "expr-non-integer"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "Arithmetic with a number that is not an integer.",
    why: "The current runtime computes with integers only: the result is the text of the expression.",
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

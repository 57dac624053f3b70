import Diagnostics

/// A condition in parentheses.
enum ExprParenthesizedCondition: ExpressionRule {
  static let id: DiagnosticID = "expr-parenthesized-condition"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A ternary whose condition is in parentheses.",
    why: "The current runtime does not evaluate the parentheses and always chooses the second branch.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true, "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«(isOpen)» ? 'Open' : 'Closed'" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true, "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "isOpen ? 'Open' : 'Closed'" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Remove the parentheses")
}

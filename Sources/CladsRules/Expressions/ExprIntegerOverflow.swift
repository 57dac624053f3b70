import Diagnostics

/// A result that is too large.
enum ExprIntegerOverflow: ExpressionRule {
  static let id: DiagnosticID = "expr-integer-overflow"
  static let severity = Severity.error
  static let effect = RuntimeEffect.crashes
  static let documentation = RuleDocumentation(
    summary: "A calculation with written-out numbers whose result does not fit 64 bits.",
    why: "Today's phones crash.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«9223372036854775807 + 1»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "1000000 + 1" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

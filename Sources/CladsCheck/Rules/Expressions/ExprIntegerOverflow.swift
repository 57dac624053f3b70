import Diagnostics

/// A constant result that does not fit in 64 bits.
enum ExprIntegerOverflow: ExpressionRule {
  static let id: DiagnosticID = "expr-integer-overflow"
  static let severity = Severity.error
  static let effect = RuntimeEffect.crashes
  static let documentation = RuleDocumentation(
    summary: "Arithmetic with literals whose result does not fit in 64 bits.",
    why: "The app crashes on device.",
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

import Diagnostics

/// A placeholder as an operand, whose value may be one that the current runtime cannot compute with.
enum ExprInterpolatedOperand: ExpressionRule {
  static let id: DiagnosticID = "expr-interpolated-operand"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `${…}` operand that becomes negative or has a fraction, such as `${count} - 1`.",
    why: """
      The current runtime replaces the placeholder with text and computes with that. It does not read a minus \
      sign or a decimal point there, so the result is the text with spaces around the operators.
      """,
    bad: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": { "children": [
          { "type": "label", "text": "${count}" },
          { "type": "button", "text": "Less", "actions": {
            "onTap": { "type": "setState", "path": "count", "value": { "$expr": "«${count}» - 1" } } } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": { "children": [
          { "type": "label", "text": "${count}" },
          { "type": "button", "text": "Less", "actions": {
            "onTap": { "type": "setState", "path": "count", "value": { "$expr": "count - 1" } } } }
        ] }
      }
      """#,
    fix: "Remove `${` and `}`")
}

import Diagnostics

/// A `$expr` that is only a literal.
enum ExprLiteralAsString: ExpressionRule {
  static let id: DiagnosticID = "expr-literal-as-string"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `$expr` that is only a number, a boolean, `null` or a quoted string.",
    why: """
      The current runtime stores the source text of the expression, quotes included, instead of the value.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "shown": false },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«true»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "shown": false },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": true } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Write the value without `$expr`")
}

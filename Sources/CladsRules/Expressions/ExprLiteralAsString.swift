import Diagnostics

/// A `$expr` that is only a value.
enum ExprLiteralAsString: ExpressionRule {
  static let id: DiagnosticID = "expr-literal-as-string"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `$expr` whose text is a number, a boolean, `null` or a quoted text.",
    why: "Today's phones store the text of the expression, quotes included, and not the value.",
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

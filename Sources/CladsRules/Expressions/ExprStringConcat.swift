import Diagnostics

/// Texts joined with `+`.
enum ExprStringConcat: ExpressionRule {
  static let id: DiagnosticID = "expr-string-concat"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `+` with a text on one side.",
    why: "Only numbers are added: the text of the expression is the result.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "first": "Ann", "last": "Lee", "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«first + last»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "first": "Ann", "last": "Lee", "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "${first}${last}" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Join the texts in a template")
}

import Diagnostics

/// Strings joined with `+`.
enum ExprStringConcat: ExpressionRule {
  static let id: DiagnosticID = "expr-string-concat"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `+` with a string operand.",
    why: "`+` adds only numbers: the result is the text of the expression.",
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
    fix: "Join the strings in a template")
}

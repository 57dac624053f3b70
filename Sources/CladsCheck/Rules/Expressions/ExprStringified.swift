import Diagnostics

/// A placeholder that turns a value into a string.
enum ExprStringified: ExpressionRule {
  static let id: DiagnosticID = "expr-stringified"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `$expr` that is only `${…}` around a value that is not a string.",
    why: "The placeholder converts the value to a string, so later arithmetic with it fails.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«${likes}»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "likes" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Remove `${` and `}`")
}

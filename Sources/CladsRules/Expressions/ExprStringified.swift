import Diagnostics

/// A value that is turned into text.
enum ExprStringified: ExpressionRule {
  static let id: DiagnosticID = "expr-stringified"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `$expr` that is nothing but `${…}` around something that is no text.",
    why: "The placeholder turns the value into text, so a number can no longer be computed with.",
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

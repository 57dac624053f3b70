import Diagnostics

/// Text that is not a valid expression.
enum ExprSyntax: ExpressionRule {
  static let id: DiagnosticID = "expr-syntax"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A placeholder or a `$expr` with a syntax error.",
    why: """
      It cannot be evaluated: a placeholder stays empty, and a `$expr` stores its own text. An unclosed \
      bracket hangs the app on device.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "likes «+»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "likes": 3, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "likes + 1" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

import Diagnostics

/// A text that is no expression.
enum ExprSyntax: ExpressionRule {
  static let id: DiagnosticID = "expr-syntax"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A placeholder or a `$expr` that is not complete, or has something in it that means nothing.",
    why: """
      It cannot be computed: a placeholder stays empty, a `$expr` stores its own text. A bracket that \
      is not closed makes today's phones stop responding.
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

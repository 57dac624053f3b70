import Diagnostics

/// An array property inside a larger expression.
enum ExprMemberOperand: ExpressionRule {
  static let id: DiagnosticID = "expr-member-operand"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "An array property such as `.count` in a larger expression, without `${…}` around it.",
    why: """
      The current runtime supports array properties only as whole expressions. It stores or shows the text \
      of the expression, and inside brackets it hangs.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«titles.count» - 1" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "${titles.count} - 1" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Wrap the property in `${…}`")
}

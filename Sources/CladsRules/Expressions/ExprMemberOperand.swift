import Diagnostics

/// An array property inside a larger expression.
enum ExprMemberOperand: ExpressionRule {
  static let id: DiagnosticID = "expr-member-operand"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "`.count` and the like as a part of a larger expression, without `${…}` around it.",
    why: """
      Today's phones know the property only as a whole expression. They store or show the text of the \
      expression, and inside brackets they stop responding.
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
    fix: "Put the property into `${…}`")
}

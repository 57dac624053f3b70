import Diagnostics

/// An array property behind an operator.
enum ExprCompoundSuffix: ExpressionRule {
  static let id: DiagnosticID = "expr-compound-suffix"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "`.count` or `.isEmpty` at the end of a larger expression.",
    why: """
      Today's phones take everything before the property for the name of a list, and find none: 0, or \
      true.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "1 + «titles.count»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "1 + ${titles.count}" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Put the property into `${…}`")
}

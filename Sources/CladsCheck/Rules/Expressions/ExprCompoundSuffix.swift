import Diagnostics

/// An array property after an operator.
enum ExprCompoundSuffix: ExpressionRule {
  static let id: DiagnosticID = "expr-compound-suffix"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "`.count` or `.isEmpty` at the end of a larger expression.",
    why: """
      The current runtime takes everything before the property as the name of an array, finds none, and \
      gives 0 or true.
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
    fix: "Wrap the property in `${…}`")
}

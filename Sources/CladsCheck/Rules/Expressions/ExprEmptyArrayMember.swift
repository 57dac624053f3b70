import Diagnostics

/// The first or last element of an empty array.
enum ExprEmptyArrayMember: ExpressionRule {
  static let id: DiagnosticID = "expr-empty-array-member"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "`.first` or `.last` of an array that is initially empty.",
    why: "While the array is empty, the current runtime stores the text of the expression instead of `null`.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«titles.first»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "titles.first" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

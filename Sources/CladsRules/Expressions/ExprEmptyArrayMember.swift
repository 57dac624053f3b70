import Diagnostics

/// The first or last element of an empty list.
enum ExprEmptyArrayMember: ExpressionRule {
  static let id: DiagnosticID = "expr-empty-array-member"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "`.first` or `.last` of a list that is empty at first.",
    why: "Today's phones store the text of the expression while the list is empty, instead of nothing.",
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

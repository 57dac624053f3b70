import Diagnostics

/// An index that is not an integer.
enum ExprIndexType: ExpressionRule {
  static let id: DiagnosticID = "expr-index-type"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "An index in brackets that is not an integer.",
    why: "There is no such element. The current runtime takes the whole array instead.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "place": "1", "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "titles[«place»]" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "place": 1, "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "titles[place]" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

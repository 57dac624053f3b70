import Diagnostics

/// An index that is no whole number.
enum ExprIndexType: ExpressionRule {
  static let id: DiagnosticID = "expr-index-type"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "An index in brackets that is a text, a decimal number or the like.",
    why: "There is no such element. Today's phones take the whole list instead.",
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

import Diagnostics

/// An event bound to an array of actions.
enum ActionArray: Rule {
  static let id: DiagnosticID = "action-array"
  static let severity = Severity.error
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An event bound to an array of actions.",
    why: """
      An event runs one action. To run several, use a `sequence`, whose steps are action objects, not ids.
      """,
    bad: #"""
      {
        "id": "cart",
        "state": { "count": 2 },
        "actions": { "empty": { "type": "setState", "path": "count", "value": 0 } },
        "root": {
          "children": [
            { "type": "label", "text": "${count} items" },
            { "type": "button", "text": "Empty", "actions": { "onTap": «["empty", { "type": "dismiss" }]» } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "cart",
        "state": { "count": 2 },
        "root": {
          "children": [
            { "type": "label", "text": "${count} items" },
            { "type": "button", "text": "Empty", "actions": { "onTap": { "type": "sequence", "steps": [
              { "type": "setState", "path": "count", "value": 0 }, { "type": "dismiss" }
            ] } } }
          ]
        }
      }
      """#,
    fix: "Write a `sequence` with the named actions copied in")
}

import Diagnostics

/// A place in a list that is no whole number from 0.
enum ArrayActionIndex: Rule {
  static let id: DiagnosticID = "array-action-index"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "An `index` that is not a whole number from 0.",
    why: """
      The place is written out: text and expressions are not evaluated here, and a negative one makes \
      the app crash.
      """,
    bad: #"""
      {
        "id": "todos",
        "state": { "todos": ["Milk", "Bread"] },
        "root": {
          "children": [
            { "type": "label", "text": "${todos.count} left" },
            { "type": "button", "text": "Done", "actions": { "onTap":
              { "type": "removeFromArray", "path": "todos", "index": «"0"» } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "todos",
        "state": { "todos": ["Milk", "Bread"] },
        "root": {
          "children": [
            { "type": "label", "text": "${todos.count} left" },
            { "type": "button", "text": "Done", "actions": { "onTap":
              { "type": "removeFromArray", "path": "todos", "index": 0 } } }
          ]
        }
      }
      """#,
    fix: "Write the number without quotes")
}

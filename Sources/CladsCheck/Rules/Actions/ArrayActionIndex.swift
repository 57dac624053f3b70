import Diagnostics

/// An array index that is not a non-negative whole number.
enum ArrayActionIndex: Rule {
  static let id: DiagnosticID = "array-action-index"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "An `index` that is not a non-negative whole number.",
    why: """
      The index must be a literal: strings and expressions are not evaluated here, and `setArrayItem` \
      crashes the app if the index is negative.
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

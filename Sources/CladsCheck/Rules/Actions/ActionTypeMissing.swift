import Diagnostics

/// An action without a type.
enum ActionTypeMissing: Rule {
  static let id: DiagnosticID = "action-type-missing"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An action whose `type` is missing or not a string.",
    why: """
      The type says what the action does. Without it, the app rejects the whole document, even if the \
      action is never triggered.
      """,
    bad: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Settings", "actions": { «"onTap"»: { "destination": "settings" } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "home",
        "root": {
          "children": [
            { "type": "button", "text": "Settings",
              "actions": { "onTap": { "type": "navigate", "destination": "settings" } } }
          ]
        }
      }
      """#,
    fix: "Add the type that matches the other keys, if there is one")
}

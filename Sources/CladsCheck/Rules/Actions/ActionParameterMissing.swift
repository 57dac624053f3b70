import Diagnostics

/// An action without a required key.
enum ActionParameterMissing: Rule {
  static let id: DiagnosticID = "action-parameter-missing"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An action without a required key.",
    why: "Without it, the app rejects the document, or the action does nothing when it is triggered.",
    bad: #"""
      {
        "id": "settings",
        "state": { "wifi": true },
        "root": {
          "children": [
            { "type": "toggle", "bind": "wifi" },
            { "type": "button", "text": "Switch", "actions": {
              "onTap": { "type": «"toggleState"» } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "settings",
        "state": { "wifi": true },
        "root": {
          "children": [
            { "type": "toggle", "bind": "wifi" },
            { "type": "button", "text": "Switch", "actions": {
              "onTap": { "type": "toggleState", "path": "wifi" } } }
          ]
        }
      }
      """#,
    fix: "Add the key with a placeholder value")
}

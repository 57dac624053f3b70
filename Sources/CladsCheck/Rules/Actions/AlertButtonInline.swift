import Diagnostics

/// An inline action in an alert button.
enum AlertButtonInline: Rule {
  static let id: DiagnosticID = "alert-button-inline"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An inline action in an alert button.",
    why: "An alert button refers to a named action by id. It does not accept an inline action.",
    bad: #"""
      {
        "id": "form",
        "root": {
          "children": [
            { "type": "button", "text": "Leave", "actions": { "onTap":
              { "type": "showAlert", "title": "Leave?", "buttons": [{ "label": "Stay", "style": "cancel" },
                { "label": "Leave", "action": «{ "type": "dismiss" }» }] } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "form",
        "actions": { "leave": { "type": "dismiss" } },
        "root": {
          "children": [
            { "type": "button", "text": "Leave", "actions": { "onTap":
              { "type": "showAlert", "title": "Leave?", "buttons": [{ "label": "Stay", "style": "cancel" },
                { "label": "Leave", "action": "leave" }] } } }
          ]
        }
      }
      """#)
}

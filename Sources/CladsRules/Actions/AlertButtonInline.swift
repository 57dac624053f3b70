import Diagnostics

/// A whole action in a button of an alert.
enum AlertButtonInline: Rule {
  static let id: DiagnosticID = "alert-button-inline"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A whole action in a button of an alert.",
    why: "A button of an alert runs a named action, by its id. It takes no action written in place.",
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

import Diagnostics

/// An alert button with outdated keys.
enum AlertButtonLegacy: Rule {
  static let id: DiagnosticID = "alert-button-legacy"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An alert button with `text`, `title` or `role` instead of `label` and `style`.",
    why: """
      A button's caption is its `label`, and its appearance is its `style`. Without a `label`, the app \
      rejects the document.
      """,
    bad: #"""
      {
        "id": "form",
        "root": {
          "children": [
            { "type": "button", "text": "Save", "actions": { "onTap":
              { "type": "showAlert", "title": "Saved",
                "buttons": [{ «"text"»: "Fine" }] } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "form",
        "root": {
          "children": [
            { "type": "button", "text": "Save", "actions": { "onTap":
              { "type": "showAlert", "title": "Saved",
                "buttons": [{ "label": "Fine" }] } } }
          ]
        }
      }
      """#,
    fix: "Rename the key")
}

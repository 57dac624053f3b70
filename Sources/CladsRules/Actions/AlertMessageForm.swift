import Diagnostics

/// An alert message of an unknown form.
enum AlertMessageForm: Rule {
  static let id: DiagnosticID = "alert-message-form"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A message of an alert that is neither text nor a template.",
    why: """
      A message is text, shown as written, or an object with the type `binding` and a `template`. It has \
      no other form.
      """,
    bad: #"""
      {
        "id": "form",
        "root": {
          "children": [
            { "type": "button", "text": "Save", "actions": { "onTap":
              { "type": "showAlert", "title": "Saved",
                «"message"»: { "type": "static", "value": "All done." } } } }
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
                "message": "All done." } } }
          ]
        }
      }
      """#,
    fix: "Write the text itself, or a `binding`")
}

import Diagnostics

/// An alert message of an unknown form.
enum AlertMessageForm: Rule {
  static let id: DiagnosticID = "alert-message-form"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An alert `message` that is neither a string nor a template object.",
    why: """
      A message is either a string, shown as written, or an object with `"type": "binding"` and a \
      `template`.
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
    fix: "Write the text directly, or as a `binding`")
}

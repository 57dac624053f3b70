import Diagnostics

/// A button of an alert under old names.
enum AlertButtonLegacy: Rule {
  static let id: DiagnosticID = "alert-button-legacy"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A button of an alert with `text`, `title` or `role`.",
    why: """
      The caption is called `label` and the looks are called `style`. Without a `label` the app rejects \
      the document.
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
    fix: "Rename it")
}

import Diagnostics

/// A text that is not strict JSON.
enum JSONSyntaxError: Rule {
  static let id: DiagnosticID = "json-syntax"
  static let severity = Severity.error
  static let group = RuleGroup.syntax
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "The text is not strict JSON: a comma too many, a missing quote, a comment.",
    why: "The app reads strict JSON and nothing else. One stray character costs the whole screen.",
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome" }«,»
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome" }
          ]
        }
      }
      """#,
    fix: "Add or remove the character, where only one change makes sense")
}

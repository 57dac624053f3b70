import Diagnostics

/// Text that is not strict JSON.
enum JSONSyntaxError: Rule {
  static let id: DiagnosticID = "json-syntax"
  static let severity = Severity.error
  static let group = RuleGroup.syntax
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: """
      Text that is not strict JSON, for example because of a trailing comma, a missing quote or a comment.
      """,
    why: "The app reads only strict JSON. A single stray character makes it reject the whole document.",
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
    fix: "Add or remove the character, if only one correction makes sense")
}

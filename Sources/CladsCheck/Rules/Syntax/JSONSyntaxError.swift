import Diagnostics

/// Text that is not strict JSON.
enum JSONSyntaxError: Rule {
  static let id: DiagnosticID = "json-syntax"
  static let severity = Severity.error
  static let group = RuleGroup.syntax
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: """
      Text that is not strict JSON, for example because of a missing quote, a comment or a trailing comma.
      """,
    why: """
      A single stray character makes the app reject the whole document. It reads a document with a byte order \
      mark or a comma after the last entry, but that is not valid JSON either, and other readers reject it.
      """,
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label",«,» "text": "Welcome" }
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
    fix: "Add or remove the character, if only one correction makes sense", fixLevel: .safe)
}

import Diagnostics

/// A screen inside another object.
enum WrappedDocument: Rule {
  static let id: DiagnosticID = "wrapped-document"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A screen inside another object, as in the response of a server.",
    why: """
      The app expects `id` and `root` at the top level and rejects anything else. If the app takes the screen \
      out of its envelope itself, say where it is: `documents` in clads.json takes `{ "glob": …, "at": … }`.
      """,
    bad: #"""
      {
        «"data"»: { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      }
      """#,
    good: #"""
      {
        "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] }
      }
      """#,
    fix: "Take the screen out")
}

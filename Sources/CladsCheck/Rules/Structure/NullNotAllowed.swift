import Diagnostics

/// A `null` where a value is required.
enum NullNotAllowed: Rule {
  static let id: DiagnosticID = "null-not-allowed"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `null` where a value is required.",
    why: """
      On an optional key, `null` means that the key is absent. On a required key, in an array of nodes, or \
      as a named style, action or data source, it makes the app reject the document.
      """,
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 28 }, "caption": «null» },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 28 } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Delete the entry, or write a placeholder value where one is required", fixLevel: .destructive)
}

import Diagnostics

/// A `null` where the app needs a value.
enum NullNotAllowed: Rule {
  static let id: DiagnosticID = "null-not-allowed"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `null` where the app needs a value.",
    why: """
      On an optional key `null` means that the key is absent. As an entry of a map or a list, or on a \
      key that is needed, it makes the app reject the document.
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
    fix: "Delete the entry, or write a value to start from where one is needed")
}

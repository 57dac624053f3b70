import Diagnostics

/// A value that is not allowed and that makes the app reject the document.
enum EnumInvalid: Rule {
  static let id: DiagnosticID = "enum-invalid"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A value that is not one of those its key allows, and that makes the app reject the document.",
    why: "Some keys have no default to fall back to: a single unknown value makes the whole screen fail.",
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 24, "fontWeight": «"semi-bold"» } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 24, "fontWeight": "semibold" } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Replace it with the intended value")
}

import Diagnostics

/// A word outside its set that the decoder refuses.
enum EnumInvalid: Rule {
  static let id: DiagnosticID = "enum-invalid"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A word that is none of those its key takes, where the app gives up.",
    why: """
      Some words decide what is decoded. For those there is no fallback: one unknown word costs the \
      whole screen.
      """,
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
    fix: "Replace it with the word that was meant")
}

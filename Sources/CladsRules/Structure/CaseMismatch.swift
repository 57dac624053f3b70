import Diagnostics

/// A known word or key with other capitals.
enum CaseMismatch: Rule {
  static let id: DiagnosticID = "case-mismatch"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A key or word that is known, but written with other capitals.",
    why: """
      Capitals matter nearly everywhere. A word with other capitals is rejected or replaced, a key is \
      dropped.
      """,
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 24, "fontWeight": «"Bold"» } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 24, "fontWeight": "bold" } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Write it with the right capitals")
}

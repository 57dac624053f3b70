import Diagnostics

/// A known value or key with the wrong case.
enum CaseMismatch: Rule {
  static let id: DiagnosticID = "case-mismatch"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A key or value that differs from a known one only in case.",
    why: """
      Case matters almost everywhere. A value with the wrong case is rejected or replaced with a default; a \
      key with the wrong case is ignored.
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
    fix: "Correct the case")
}

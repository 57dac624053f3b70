import Diagnostics

/// A page count that is a string.
enum PageCountString: Rule {
  static let id: DiagnosticID = "page-count-string"
  static let severity = Severity.error
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `pageCount` that is a string.",
    why: """
      The page count must be a literal number. It cannot be a path or a template, although older guides say \
      so.
      """,
    bad: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": «"3"» }] }
      }
      """#,
    good: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": 3 }] }
      }
      """#,
    fix: "Write the number without quotes")
}

import Diagnostics

/// A fraction where a whole number is required.
enum IntegerExpected: Rule {
  static let id: DiagnosticID = "integer-expected"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A fraction where a whole number is required.",
    why: "Column and page counts must be whole numbers, and the app does not round.",
    bad: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": «3.5» }] }
      }
      """#,
    good: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": 4 }] }
      }
      """#,
    fix: "Round it")
}

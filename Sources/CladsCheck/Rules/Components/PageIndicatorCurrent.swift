import Diagnostics

/// A page indicator without a current page.
enum PageIndicatorCurrent: Rule {
  static let id: DiagnosticID = "page-indicator-current"
  static let severity = Severity.error
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.emptiesScreen
  static let documentation = RuleDocumentation(
    summary: "A page indicator whose `currentPage` is missing or not a state path.",
    why: """
      The dots follow a number in the state. Without its path, the indicator cannot be drawn, and the whole \
      screen stays empty.
      """,
    bad: #"""
      {
        "id": "tour",
        "root": { "children": [{ "type": «"pageIndicator"», "pageCount": 3 }] }
      }
      """#,
    good: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": 3 }] }
      }
      """#,
    fix: "Add `currentPage`, with the path to be filled in")
}

import Diagnostics

/// A placeholder whose state is not noticed.
enum TemplateUntrackedDependency: ExpressionRule {
  static let id: DiagnosticID = "template-untracked-dependency"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let isOnByDefault = false
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A placeholder that is more than a path.",
    why: """
      Today's phones note the text of the placeholder as the state that it depends on, and so do not \
      draw it again when that state changes, on screens that are drawn with UIKit.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true },
        "root": { "children": [ { "type": "label", "text": "«${isOpen ? 'Open' : 'Closed'}»" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "title": "Open" },
        "root": { "children": [ { "type": "label", "text": "${title}" } ] }
      }
      """#)
}

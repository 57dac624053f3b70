import Diagnostics

/// A placeholder whose dependencies are not tracked.
enum TemplateUntrackedDependency: ExpressionRule {
  static let id: DiagnosticID = "template-untracked-dependency"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let renderer: Renderer? = .uiKit
  static let isOnByDefault = false
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A placeholder that is more than a path.",
    why: """
      The current runtime records the text of the placeholder as its only dependency, so a screen drawn with \
      UIKit is not updated when the state that it reads changes.
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

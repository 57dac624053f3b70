import Diagnostics

/// A placeholder that UIKit draws empty until the state changes.
enum TemplateResolveVsRender: ExpressionRule {
  static let id: DiagnosticID = "template-resolve-vs-render"
  static let severity = Severity.info
  static let effect = RuntimeEffect.none
  static let renderer: Renderer? = .uiKit
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary:
      "A placeholder with `*`, `/`, `%`, brackets, `.first` or `.last`, or with spaces around its contents.",
    why: """
      When it first resolves a screen, the current runtime evaluates only some expressions and leaves the \
      others empty. UIKit shows that until the state changes; SwiftUI evaluates the text again when it draws \
      it, so it shows the value from the start. It is reported once for each text.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "price": 3 },
        "root": { "children": [ { "type": "label", "text": "«${price * 2}» in all" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "total": 6 },
        "root": { "children": [ { "type": "label", "text": "${total} in all" } ] }
      }
      """#)
}

import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// Something to tap that has no words for a screen reader.
enum ImageMissingAccessibility: ComponentRule {
  static let id: DiagnosticID = "image-missing-accessibility"
  static let severity = Severity.info
  static let group = RuleGroup.accessibility
  static let effect = RuntimeEffect.none
  static let isOnByDefault = false
  static let kinds: Set<String>? = ["image", "button"]
  static let documentation = RuleDocumentation(
    summary:
      "An image that can be tapped, or a button with nothing but an image, without an accessibility label.",
    why: """
      A screen reader has nothing to say about it. Today's phones ignore `accessibilityLabel`; a text on \
      the button helps everywhere.
      """,
    bad: #"""
      {
        "id": "settings",
        "root": { "children": [
          { "type": «"button"», "image": { "sfsymbol": "xmark" },
            "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "settings",
        "root": { "children": [
          { "type": "button", "image": { "sfsymbol": "xmark" }, "text": "Close",
            "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#)

  private static let words = Document.Component.table.keys([
    \.text, \.data, \.dataSourceId, \.accessibilityLabel, \.accessibilityHidden,
  ])
  private static let labels = Document.Component.table.keys([\.accessibilityLabel, \.accessibilityHidden])

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard component.image != nil, component.actions?.onTap != nil,
      component.keys.isDisjoint(with: component.kind == "button" ? words : labels),
      context.isSettled(component.origin.node)
    else { return }
    let label = context.name(\Document.Component.accessibilityLabel)
    let text = context.name(\Document.Component.text)
    context.report(
      Finding(
        id, at: context.view.range(component.typeNode),
        "a screen reader has no words for this \(component.kind.rawValue)",
        help: component.kind == "button"
          ? "give it a `\(text)`, or an `\(label)` for apps that read it"
          : "add an `\(label)` for apps that read it, or make it a `button` with a `\(text)`"))
  }
}

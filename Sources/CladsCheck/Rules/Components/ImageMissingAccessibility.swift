import CladsDocument
import Diagnostics
import JSONSyntax

/// A tappable component that a screen reader cannot describe.
enum ImageMissingAccessibility {
  static let rule = Rule(
    "image-missing-accessibility", .info, .accessibility,
    checks: .component(kinds: ["image", "button"], check), isOnByDefault: false,
    summary: "A tappable image, or a button with only an image, that has no accessibility label.",
    why: """
      A screen reader cannot describe it. The current runtime ignores `accessibilityLabel`; a `text` on the \
      button works everywhere.
      """,
    bad: .compactScreen(
      "settings",
      #"""
      { "type": «"button"», "image": { "sfsymbol": "xmark" },
        "actions": { "onTap": { "type": "dismiss" } } }
      """#),
    good: .replacing("},", with: #"}, "text": "Close","#))

  private static let descriptions = Document.ComponentContents.table.keys([
    \.text, \.data, \.dataSourceId, \.accessibilityLabel, \.accessibilityHidden,
  ])
  private static let labels = Document.ComponentContents.table.keys([
    \.accessibilityLabel, \.accessibilityHidden,
  ])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.image != nil, component.actions?.onTap != nil,
      component.keys.isDisjoint(with: component.kind == "button" ? descriptions : labels),
      context.isSettled(component.origin.node)
    else { return }
    let label = context.name(\Document.ComponentContents.accessibilityLabel)
    let text = context.name(\Document.ComponentContents.text)
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode),
        "a screen reader cannot describe this \(component.kind.rawValue)",
        help: component.kind == "button"
          ? "add a `\(text)`, or an `\(label)` for apps that support it"
          : "add an `\(label)` for apps that support it, or use a `button` with a `\(text)`"))
  }
}

import CladsDocument
import Diagnostics
import JSONSyntax

/// A label or button without visible content.
enum ComponentNoContent {
  static let rule = Rule(
    "component-no-content", .warning, .components, checks: .component(kinds: ["label", "button"], check),
    summary: "A label or button without text, data source or image.",
    why: """
      An empty label takes up no space, and an empty button is invisible. A component whose style sets both \
      sizes, a fill or a border is not reported: it may be meant as a plain surface.
      """,
    bad: .compactScreen(
      "greeting", styles: #"{ "title": { "fontSize": 28 } }"#,
      #"{ "type": «"label"», "styleId": "title" }"#),
    good: .replacing(#": "title""#, with: #": "title", "text": "Hello""#))

  private static let content = Document.ComponentContents.table.keys([
    \.text, \.data, \.dataSourceId, \.image,
  ])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.keys.isDisjoint(with: content), context.isSettled(component.origin.node),
      !context.hasUnknownKeys(component), !hasLooks(component, context)
    else { return }
    let isButton = component.kind == "button"
    let text = context.name(\Document.ComponentContents.text)
    let source = context.name(\Document.ComponentContents.dataSourceId)
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode), "this \(component.kind.rawValue) has no content",
        consequence: "it is invisible",
        help: isButton
          ? "add `\(text)` or `\(context.name(\Document.ComponentContents.image))`"
          : "add `\(text)`, or name a data source with `\(source)`"
      ).lacking(
        \Document.ComponentContents.text, \.data, \.dataSourceId, \.image, in: component.origin, context))
  }

  /// Returns whether its style alone makes it visible, or the style is unknown.
  private static func hasLooks(_ component: Document.ComponentContents, _ context: RuleContext) -> Bool {
    guard let name = component.styles?.normal ?? component.styleId else { return false }
    guard let style = context.styles.resolved(name)?.style else { return true }
    return style.backgroundColor != nil || style.borderWidth != nil || style.borderColor != nil
      || (style.width != nil && style.height != nil)
  }
}

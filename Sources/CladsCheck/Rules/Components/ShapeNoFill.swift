import CladsDocument
import Diagnostics
import JSONSyntax

/// A shape that is invisible.
enum ShapeNoFill {
  static let rule = Rule(
    "shape-no-fill", .warning, .components, checks: .component(kinds: ["shape"], check),
    summary: "A shape whose style has neither a fill nor a border.",
    why:
      "Without `backgroundColor`, a shape is transparent, and without a border, it has no outline either.",
    bad: .compactScreen(
      "dot", styles: #"{ "dot": { "width": 12, "height": 12 } }"#,
      #"{ "type": «"shape"», "shapeType": "circle", "styleId": "dot" }"#),
    good: .replacing(#"t": 12"#, with: ##"t": 12, "backgroundColor": "#1F6B45""##))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    let name = component.styleId
    let style = context.styles.resolved(name)?.style
    // A style that is not found has its own finding; the tokens of the app's design system may be unknown.
    guard name == nil || style != nil, style?.backgroundColor == nil, style?.borderWidth == nil,
      style?.borderColor == nil, component.styles == nil, context.isSettled(component.origin.node),
      component.styleKeys.isEmpty, !context.hasUnknownKeys(component),
      !(context.styles.resolved(name)?.chain ?? []).contains(where: { name in
        context.styles.cascade[name].map { context.hasUnknownKeys($0) } ?? false
      })
    else { return }
    let fill = context.name(\Document.Style.backgroundColor)
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode), "this shape has neither a fill nor a border",
        consequence: "it is invisible",
        help: name == nil
          ? "add a `\(context.name(\Document.ComponentContents.styleId))` that refers to a style with a `\(fill)`"
          : "add a `\(fill)` to its style"))
  }
}

import CladsDocument
import Diagnostics
import JSONSyntax

/// A shaped button whose style does not set its size.
enum ButtonShapeSize {
  static let rule = Rule(
    "button-shape-size", .info, .components, .fallsBack(to: "44 points"),
    checks: .component(kinds: ["button"], check),
    summary: "A `circle` or `capsule` button whose style lacks the size that determines the corner radius.",
    why: "The app computes the radius as if the missing dimension were 44 points.",
    bad: .compactScreen(
      "order", styles: ##"{ "round": { "backgroundColor": "#0A5CAD", "textColor": "#FFFFFF" } }"##,
      #"""
      { "type": "button", "text": "Buy", "buttonShape": «"circle"», "styleId": "round",
        "actions": { "onTap": { "type": "dismiss" } } }
      """#),
    good: #"""
      {
        "id": "order",
        "styles": {
          "round": { "backgroundColor": "#0A5CAD", "textColor": "#FFFFFF", "width": 56, "height": 56 } },
        "root": { "children": [
          { "type": "button", "text": "Buy", "buttonShape": "circle", "styleId": "round",
            "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let shape = component.buttonShape, shape != .roundedSquare else { return }
    let name = component.styles?.normal ?? component.styleId
    let style = context.styles.resolved(name)?.style
    // The sizes of a style that is declared elsewhere are unknown.
    guard name == nil || style != nil, context.isSettled(component.origin.node) else { return }
    // A size of the wrong type has a finding of its own.
    let declared = name.flatMap { context.styles.cascade[$0] }?.origin.node
    func isWritten(_ path: PartialKeyPath<Document.Style>) -> Bool {
      declared.flatMap { Document.Style.table.value(of: path, in: $0, context.view) }
        .map { context.view.kind($0) != .null } ?? false
    }
    var missing: [String] = []
    if shape == .circle, style?.width == nil, !isWritten(\.width) {
      missing.append(context.name(\Document.Style.width))
    }
    if style?.height == nil, !isWritten(\.height) { missing.append(context.name(\Document.Style.height)) }
    let needed = shape == .circle ? "a width and a height" : "a height"
    guard !missing.isEmpty, let range = context.value(\.buttonShape, of: component) else { return }
    context.report(
      RuleFinding(
        at: range,
        "`\(shape.rawValue)` needs \(needed), but the style has no "
          + listing(missing, last: "or"),
        consequence: "the app rounds the corners as if the missing dimension were 44 points",
        help: "add \(listing(missing, last: "and")) to the style"))
  }
}

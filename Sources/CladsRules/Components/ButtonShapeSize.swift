import CladsDocument
import Diagnostics

/// A round button whose style does not say how large it is.
enum ButtonShapeSize: ComponentRule {
  static let id: DiagnosticID = "button-shape-size"
  static let severity = Severity.info
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "44 points")
  static let kinds: Set<String>? = ["button"]
  static let documentation = RuleDocumentation(
    summary: "A `circle` or `capsule` whose style lacks the size that the radius is made of.",
    why: "The app rounds the corners as if the missing side were 44 points long.",
    bad: #"""
      {
        "id": "order",
        "styles": { "round": { "backgroundColor": "#0A5CAD", "textColor": "#FFFFFF" } },
        "root": { "children": [
          { "type": "button", "text": "Buy", "buttonShape": «"circle"», "styleId": "round",
            "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#,
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

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let shape = component.buttonShape, shape != .roundedSquare else { return }
    let name = component.styles?.normal ?? component.styleId
    let style = context.resolvedStyle(name)?.style
    // Nobody knows the sizes of a style that is declared elsewhere.
    guard name == nil || style != nil else { return }
    var missing: [String] = []
    if shape == .circle, style?.width == nil { missing.append(context.name(\Document.Style.width)) }
    if style?.height == nil { missing.append(context.name(\Document.Style.height)) }
    guard !missing.isEmpty, let range = context.value(\.buttonShape, of: component) else { return }
    context.report(
      Finding(
        id, at: range,
        "`\(shape.rawValue)` needs \(shape == .circle ? "both sizes" : "a height"), and the style has no "
          + listing(missing, last: "and"),
        consequence: "the app rounds the corners for a button of 44 points",
        help: "give the style \(listing(missing, last: "and"))"))
  }
}

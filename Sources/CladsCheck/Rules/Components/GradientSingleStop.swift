import CladsDocument
import Diagnostics
import JSONSyntax

/// A gradient with a single color.
enum GradientSingleStop {
  static let rule = Rule(
    "gradient-single-stop", .hint, .components, checks: .component(kinds: ["gradient"], check),
    summary: "A gradient with a single stop.",
    why: """
      It fills its area with the color. A shape says so directly, and can have rounded corners and a border.
      """,
    bad: #"""
      {
        "id": "banner",
        "root": { "children": [
          { "type": "gradient", «"gradientColors"»: [ { "color": "#3A7BD5", "location": 0 } ] }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "banner", styles: ##"{ "fill": { "backgroundColor": "#3A7BD5" } }"##,
        #"{ "type": "shape", "shapeType": "rectangle", "styleId": "fill" }"#)))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors, stops.count == 1,
      let node = context.valueNode(\.gradientColors, of: component),
      // Includes elements that could not be read.
      context.view.end(of: context.view.firstChild(of: node)) == context.view.end(of: node),
      let range = context.key(\.gradientColors, of: component)
    else { return }
    context.report(
      RuleFinding(
        at: range, "this gradient has one color, with which it fills its area",
        help: "a `shape` with the `shapeType` `rectangle` and a style with "
          + "`\(context.name(\Document.Style.backgroundColor))` says so directly"), sharing: "")
  }
}

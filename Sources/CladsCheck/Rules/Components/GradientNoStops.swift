import CladsDocument
import Diagnostics
import JSONSyntax

/// A gradient without colors.
enum GradientNoStops {
  static let rule = Rule(
    "gradient-no-stops", .warning, .components, checks: .component(kinds: ["gradient"], check),
    summary: "A gradient without `gradientColors`, or with an empty list.",
    why: "It takes up space but draws nothing.",
    bad: .compactScreen("sky", #"{ "type": «"gradient"», "gradientStart": "top" }"#),
    good: .document(
      .compactScreen(
        "sky",
        #"""
        { "type": "gradient", "gradientStart": "top", "gradientColors": [
          { "color": "#3A7BD5", "location": 0 }, { "color": "#F4F7F2", "location": 1 } ] }
        """#)))

  private static let colors = Document.ComponentContents.table.keys([\.gradientColors])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    if let stops = component.gradientColors {
      guard stops.isEmpty, let node = context.valueNode(\.gradientColors, of: component),
        context.view.end(of: node) == context.view.firstChild(of: node)
      else { return }
    } else if !component.keys.isDisjoint(with: colors) {
      return
    }
    guard context.isSettled(component.origin.node), !context.hasUnknownKeys(component) else { return }
    let stop =
      "{ \(context.written(\Document.GradientColorConfig.color, as: "…")), "
      + "\(context.written(\Document.GradientColorConfig.location, as: "0")) }"
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode), "this gradient has no colors",
        consequence: "it is invisible",
        help: "list them in `\(context.name(\Document.ComponentContents.gradientColors))`, each as `\(stop)`")
    )
  }
}

import CladsDocument
import Diagnostics

/// A gradient stop with a color that two others override.
enum GradientColorConflict {
  static let rule = Rule(
    "gradient-color-conflict", .info, .components, .isIgnored, checks: .component(kinds: ["gradient"], check),
    summary: "A gradient stop with `color` next to `lightColor` and `darkColor`.",
    why: "When a stop has both a light and a dark color, `color` is ignored.",
    bad: .compactScreen(
      "sky",
      #"""
      { "type": "gradient", "gradientStart": "top", "gradientColors": [
        { «"color"»: "#3A7BD5", "lightColor": "#3A7BD5", "darkColor": "#12305A", "location": 0 },
        { "color": "#F4F7F2", "location": 1 } ] }
      """#),
    fix: "Delete `color`", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors else { return }
    for stop in stops where stop.color != nil && stop.lightColor != nil && stop.darkColor != nil {
      guard let range = context.key(\.color, of: stop) else { continue }
      let light = context.name(\Document.GradientColorConfig.lightColor)
      let dark = context.name(\Document.GradientColorConfig.darkColor)
      context.report(
        RuleFinding(
          at: range,
          "`\(context.name(\Document.GradientColorConfig.color))` is ignored: "
            + "`\(light)` and `\(dark)` take precedence",
          effect: rule.description.effect, help: "delete it", fixes: context.deletion(\.color, of: stop),
          tags: [.unnecessary]))
    }
  }
}

import CladsDocument
import Diagnostics

/// A gradient stop without a color.
enum GradientColorMissing {
  static let rule = Rule(
    "gradient-color-missing", .warning, .components, .fallsBack(to: "a transparent color"),
    checks: .component(kinds: ["gradient"], check),
    summary: "A gradient stop without a color.",
    why: "The app treats the stop as transparent, so the gradient fades out there.",
    bad: .compactScreen(
      "sky",
      #"""
      { "type": "gradient", "gradientStart": "top", "gradientColors": [
        { "color": "#3A7BD5", "location": 0 },
        «{» "location": 1 } ] }
      """#),
    good: .replacing(#"{ "location""#, with: ##"{ "color": "#F4F7F2", "location""##))

  private static let colors = Document.GradientColorConfig.table.keys([\.color, \.lightColor, \.darkColor])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors else { return }
    for stop in stops where stop.keys.isDisjoint(with: colors) {
      guard context.isSettled(stop.origin.node), !context.hasUnknownKeys(stop) else { continue }
      context.report(
        RuleFinding(
          at: context.head(of: stop.origin.node), "this stop has no color", effect: rule.description.effect,
          help: "add `\(context.written(\Document.GradientColorConfig.color, as: "…"))`; "
            + "a transparent stop is `rgba(0, 0, 0, 0)`"))
    }
  }
}

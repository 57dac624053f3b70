import CladsDocument
import Diagnostics
import JSONSyntax

/// A gradient stop with a color for only one of light and dark mode.
enum GradientAdaptiveIncomplete {
  static let rule = Rule(
    "gradient-adaptive-incomplete", .warning, .components, .isIgnored,
    checks: .component(kinds: ["gradient"], check),
    summary: "A gradient stop with only one of `lightColor` and `darkColor`.",
    why: """
      The two are used only together. A single one is ignored, and the app uses `color`, or a transparent \
      color.
      """,
    bad: .compactScreen(
      "sky",
      #"""
      { "type": "gradient", "gradientStart": "top", "gradientColors": [
        { "color": "#3A7BD5", «"darkColor"»: "#12305A", "location": 0 },
        { "color": "#F4F7F2", "location": 1 } ] }
      """#),
    fix: "Rename `color` to the missing key, or add the missing key with the same color")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors else { return }
    for stop in stops where (stop.lightColor == nil) != (stop.darkColor == nil) {
      let isLight = stop.lightColor != nil
      let present =
        isLight ? \Document.GradientColorConfig.lightColor : \Document.GradientColorConfig.darkColor
      let absent =
        isLight ? \Document.GradientColorConfig.darkColor : \Document.GradientColorConfig.lightColor
      // A color that could not be read has its own finding.
      guard context.member(absent, of: stop) == nil, context.isSettled(stop.origin.node),
        let range = context.key(present, of: stop), let value = context.value(present, of: stop)
      else { continue }
      var fixes: [QuickFix] = []
      if let color = context.member(\.color, of: stop), stop.color != nil {
        fixes = context.replacement(
          "Rename `\(context.name(\Document.GradientColorConfig.color))` to `\(context.name(absent))`",
          of: context.view.range(context.view.name(of: color)),
          with: StringLiteral.quoted(context.name(absent)))
      }
      fixes += context.insertion(
        "Add `\(context.name(absent))` with the same color",
        of: context.written(absent, as: context.text(value)), into: stop.origin.node)
      context.report(
        RuleFinding(
          at: range, "`\(context.name(present))` has no effect without `\(context.name(absent))`",
          effect: .fallsBack(
            to: stop.color == nil
              ? "a transparent color" : "`\(context.name(\Document.GradientColorConfig.color))`"),
          help: "add `\(context.name(absent))`", fixes: fixes))
    }
  }
}

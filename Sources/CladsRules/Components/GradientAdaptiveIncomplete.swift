import CladsDocument
import Diagnostics
import JSONSyntax

/// A stop with a colour for only one of light and dark.
enum GradientAdaptiveIncomplete: ComponentRule {
  static let id: DiagnosticID = "gradient-adaptive-incomplete"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let kinds: Set<String>? = ["gradient"]
  static let documentation = RuleDocumentation(
    summary: "A stop with only one of `lightColor` and `darkColor`.",
    why: "The two count only together. A single one is ignored: the app uses `color`, or a clear colour.",
    bad: #"""
      {
        "id": "sky",
        "root": { "children": [
          { "type": "gradient", "gradientStart": "top", "gradientColors": [
            { "color": "#3A7BD5", «"darkColor"»: "#12305A", "location": 0 },
            { "color": "#F4F7F2", "location": 1 } ] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "sky",
        "root": { "children": [
          { "type": "gradient", "gradientStart": "top", "gradientColors": [
            { "lightColor": "#3A7BD5", "darkColor": "#12305A", "location": 0 },
            { "color": "#F4F7F2", "location": 1 } ] }
        ] }
      }
      """#,
    fix: "Add the other one; `color` becomes it when there is one")

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let stops = component.gradientColors else { return }
    for stop in stops where (stop.lightColor == nil) != (stop.darkColor == nil) {
      let isLight = stop.lightColor != nil
      let present = isLight ? \Document.GradientStop.lightColor : \Document.GradientStop.darkColor
      let absent = isLight ? \Document.GradientStop.darkColor : \Document.GradientStop.lightColor
      // A colour that could not be read has its own finding.
      guard context.member(absent, of: stop) == nil, context.isSettled(stop.origin.node),
        let range = context.key(present, of: stop), let value = context.value(present, of: stop)
      else { continue }
      var fixes: [QuickFix] = []
      if let color = context.member(\.color, of: stop), stop.color != nil {
        fixes = context.replacement(
          "Make `\(context.name(\Document.GradientStop.color))` the `\(context.name(absent))`",
          of: context.view.range(context.view.name(of: color)), with: "\"\(context.name(absent))\"")
      }
      fixes += context.insertion(
        "Add `\(context.name(absent))` with the same colour",
        of: context.written(absent, as: context.text(value)), into: stop.origin.node)
      context.report(
        Finding(
          id, at: range, "`\(context.name(present))` counts only together with `\(context.name(absent))`",
          effect: .fallsBack(
            to: stop.color == nil ? "a clear colour" : "`\(context.name(\Document.GradientStop.color))`"),
          help: "add `\(context.name(absent))`", fixes: fixes))
    }
  }
}

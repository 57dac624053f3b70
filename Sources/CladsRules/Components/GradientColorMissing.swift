import CladsDocument
import CladsSchema
import Diagnostics

/// A stop of a gradient without a colour.
enum GradientColorMissing: ComponentRule {
  static let id: DiagnosticID = "gradient-color-missing"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "a clear colour")
  static let kinds: Set<String>? = ["gradient"]
  static let documentation = RuleDocumentation(
    summary: "A stop of a gradient without a colour.",
    why: "The app takes it for a clear one, so the gradient fades out there.",
    bad: #"""
      {
        "id": "sky",
        "root": { "children": [
          { "type": "gradient", "gradientStart": "top", "gradientColors": [
            { "color": "#3A7BD5", "location": 0 },
            «{» "location": 1 } ] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "sky",
        "root": { "children": [
          { "type": "gradient", "gradientStart": "top", "gradientColors": [
            { "color": "#3A7BD5", "location": 0 },
            { "color": "#F4F7F2", "location": 1 } ] }
        ] }
      }
      """#)

  private static let colors = Document.GradientStop.table.keys([\.color, \.lightColor, \.darkColor])

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let stops = component.gradientColors else { return }
    for stop in stops where stop.keys.isDisjoint(with: colors) {
      guard context.isSettled(stop.origin.node), !context.hasUnknownKeys(stop) else { continue }
      context.report(
        Finding(
          id, at: context.head(of: stop.origin.node), "this stop has no colour", effect: effect,
          help: "add `\(context.written(\Document.GradientStop.color, as: "…"))`; "
            + "a clear colour is `rgba(0, 0, 0, 0)`"))
    }
  }
}

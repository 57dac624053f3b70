import CladsDocument
import Diagnostics

/// A gradient stop without a color.
enum GradientColorMissing: ComponentRule {
  static let id: DiagnosticID = "gradient-color-missing"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "a transparent color")
  static let kinds: Set<String>? = ["gradient"]
  static let documentation = RuleDocumentation(
    summary: "A gradient stop without a color.",
    why: "The app treats the stop as transparent, so the gradient fades out there.",
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

  private static let colors = Document.GradientColorConfig.table.keys([\.color, \.lightColor, \.darkColor])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors else { return }
    for stop in stops where stop.keys.isDisjoint(with: colors) {
      guard context.isSettled(stop.origin.node), !context.hasUnknownKeys(stop) else { continue }
      context.report(
        Finding(
          id, at: context.head(of: stop.origin.node), "this stop has no color", effect: effect,
          help: "add `\(context.written(\Document.GradientColorConfig.color, as: "…"))`; "
            + "a transparent stop is `rgba(0, 0, 0, 0)`"))
    }
  }
}

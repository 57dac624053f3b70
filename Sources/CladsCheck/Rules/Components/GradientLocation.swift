import CladsDocument
import Diagnostics
import SourceText

/// A gradient stop outside the range from 0 to 1.
enum GradientLocation {
  static let rule = Rule(
    "gradient-location", .warning, .components, checks: .component(kinds: ["gradient"], check),
    summary: "A `location` below 0 or above 1.",
    why: """
      0 is the start of a gradient and 1 is its end. What lies outside is cut off, so the color is barely \
      visible.
      """,
    bad: .compactScreen(
      "sky",
      #"""
      { "type": "gradient", "gradientStart": "top", "gradientColors": [
        { "color": "#3A7BD5", "location": 0 },
        { "color": "#F4F7F2", "location": «100» } ] }
      """#),
    fix: "Divide percentages by 100; move other stops to the nearest end")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors else { return }
    var isOutside = false
    for stop in stops where stop.location < 0 || stop.location > 1 { isOutside = true }
    guard isOutside else { return }
    let outside = stops.filter { $0.location < 0 || $0.location > 1 }
      .compactMap { stop in context.value(\.location, of: stop).map { (stop, $0) } }
    guard let (first, range) = outside.first else { return }
    let key = context.name(\Document.GradientColorConfig.location)
    // 50 and 100 are percentages; 1.5 is a typo.
    let arePercentages =
      stops.allSatisfy { (0...100).contains($0.location) } && stops.contains { $0.location > 5 }
    context.report(
      RuleFinding(
        at: range, "`\(key)` must be between 0 and 1, not \(context.text(range))",
        consequence: "the gradient is cut off before this color",
        help: arePercentages
          ? "write fractions, not percentages: 0.5 instead of 50"
          : "write a number from 0 (start) to 1 (end)",
        related: outside.dropFirst().map { Related("also out of range", at: $0.1) },
        fixes: [
          arePercentages
            ? QuickFix(
              outside.count == 1 ? "Divide it by 100" : "Divide every `\(key)` by 100",
              edits: fractions(outside.count == 1 ? [first] : stops, context))
            : QuickFix(
              outside.count == 1 ? "Write `\(end(of: first))`" : "Move them to the nearest ends",
              edits: outside.map { TextEdit(range: $0.1, newText: end(of: $0.0)) })
        ]))
  }

  /// Returns the end that is nearest to a stop outside the range.
  private static func end(of stop: Document.GradientColorConfig) -> String { stop.location < 0 ? "0" : "1" }

  private static func fractions(_ stops: [Document.GradientColorConfig], _ context: RuleContext) -> [TextEdit]
  {
    stops.compactMap { stop in
      guard stop.location != 0, let range = context.value(\.location, of: stop) else { return nil }
      let fraction = stop.location / 100
      return TextEdit(range: range, newText: fraction == 1 ? "1" : "\(fraction)")
    }
  }
}

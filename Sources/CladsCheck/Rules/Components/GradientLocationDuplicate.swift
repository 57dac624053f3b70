import CladsDocument
import Diagnostics

/// Two gradient stops at the same location.
enum GradientLocationDuplicate {
  static let rule = Rule(
    "gradient-location-duplicate", .info, .components, checks: .component(kinds: ["gradient"], check),
    summary: "A stop at the same `location` as the previous one, at an end of the gradient.",
    why: """
      Two colors at the same location make a hard edge. Between other stops, that is a common way to draw \
      stripes; at an end, one of the two colors is never visible.
      """,
    bad: .compactScreen(
      "sky",
      #"""
      { "type": "gradient", "gradientStart": "top", "gradientColors": [
        { "color": "#3A7BD5", "location": 0 },
        { "color": "#9CC3F0", "location": «0» },
        { "color": "#F4F7F2", "location": 1 } ] }
      """#),
    good: .replacing(#"0", "location": 0"#, with: #"0", "location": 0.5"#))

  private static let location = Document.GradientColorConfig.table.keys([\.location])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors, stops.count > 1 else { return }
    for index in stops.indices.dropFirst()
    where stops[index].location == stops[index - 1].location && !isStripe(index, stops) {
      guard !stops[index].keys.isDisjoint(with: location),
        !stops[index - 1].keys.isDisjoint(with: location),
        let range = context.value(\.location, of: stops[index])
      else { continue }
      context.report(
        RuleFinding(
          at: range, "two stops are at location \(context.text(range))",
          consequence: "they meet in a hard edge, or one of them is not visible",
          help: "move them apart",
          related: context.value(\.location, of: stops[index - 1]).map { [Related("the other stop", at: $0)] }
            ?? []))
      return
    }
  }

  /// Returns whether the two stops form the edge between two stripes: there are others before and after them.
  private static func isStripe(_ index: Int, _ stops: [Document.GradientColorConfig]) -> Bool {
    let location = stops[index].location
    return stops[0].location < location && location < stops[stops.count - 1].location
      && stops[index].color != stops[index - 1].color
  }
}

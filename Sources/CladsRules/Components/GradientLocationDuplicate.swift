import CladsDocument
import CladsSchema
import Diagnostics

/// Two stops of a gradient at the same place.
enum GradientLocationDuplicate: ComponentRule {
  static let id: DiagnosticID = "gradient-location-duplicate"
  static let severity = Severity.info
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.none
  static let kinds: Set<String>? = ["gradient"]
  static let documentation = RuleDocumentation(
    summary: "A stop at the same `location` as the one before it, at an end of the gradient.",
    why: """
      Two colours at one place make a hard edge. Between other stops that is a known way to draw stripes; \
      at an end one of the two colours is never seen.
      """,
    bad: #"""
      {
        "id": "sky",
        "root": { "children": [
          { "type": "gradient", "gradientStart": "top", "gradientColors": [
            { "color": "#3A7BD5", "location": 0 },
            { "color": "#9CC3F0", "location": «0» },
            { "color": "#F4F7F2", "location": 1 } ] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "sky",
        "root": { "children": [
          { "type": "gradient", "gradientStart": "top", "gradientColors": [
            { "color": "#3A7BD5", "location": 0 },
            { "color": "#9CC3F0", "location": 0.5 },
            { "color": "#F4F7F2", "location": 1 } ] }
        ] }
      }
      """#)

  private static let location = Document.GradientStop.table.keys([\.location])

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let stops = component.gradientColors, stops.count > 1 else { return }
    for index in stops.indices.dropFirst()
    where stops[index].location == stops[index - 1].location && !isStripe(index, stops) {
      guard !stops[index].keys.isDisjoint(with: location),
        !stops[index - 1].keys.isDisjoint(with: location),
        let range = context.value(\.location, of: stops[index])
      else { continue }
      context.report(
        Finding(
          id, at: range, "two colours stand at \(context.text(range))",
          consequence: "they meet in a hard edge, or one of them is not seen",
          help: "move them apart",
          related: context.value(\.location, of: stops[index - 1]).map { [Related("the other one", at: $0)] }
            ?? []))
      return
    }
  }

  /// Whether the two stops are the edge between two stripes: others stand before and behind them.
  private static func isStripe(_ index: Int, _ stops: [Document.GradientStop]) -> Bool {
    let place = stops[index].location
    return stops[0].location < place && place < stops[stops.count - 1].location
      && stops[index].color != stops[index - 1].color
  }
}

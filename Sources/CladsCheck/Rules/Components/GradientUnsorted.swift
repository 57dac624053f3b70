import CladsDocument
import Diagnostics
import SourceText

/// Gradient stops that are out of order.
enum GradientUnsorted {
  static let rule = Rule(
    "gradient-unsorted", .warning, .components, checks: .component(kinds: ["gradient"], check),
    summary: "A stop with a smaller `location` than the previous one.",
    why: """
      Stops are drawn in the order in which they are written. One that goes back leaves a hard edge or is \
      lost.
      """,
    bad: .compactScreen(
      "sky",
      #"""
      { "type": "gradient", "gradientStart": "top", "gradientColors": [
        { "color": "#F4F7F2", "location": 1 },
        { "color": "#3A7BD5", "location": «0» } ] }
      """#),
    fix: "Sort the stops")

  private static let location = Document.GradientColorConfig.table.keys([\.location])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors, stops.count > 1, let index = descent(in: stops),
      let range = context.value(\.location, of: stops[index])
    else { return }
    let key = context.name(\Document.GradientColorConfig.location)
    context.report(
      RuleFinding(
        at: range, "the `\(key)` of this stop is smaller than that of the previous one",
        consequence: "the colors do not blend as intended",
        help: "order the stops by `\(key)`, from 0 to 1",
        related: context.value(\.location, of: stops[index - 1]).map {
          [Related("the previous stop", at: $0)]
        }
          ?? [],
        fixes: [QuickFix("Sort the stops by `\(key)`", edits: sorting(stops, context))]))
  }

  /// Returns the index of the first stop whose location is smaller than its predecessor's, or `nil` if there
  /// is none.
  private static func descent(in stops: [Document.GradientColorConfig]) -> Int? {
    for index in stops.indices.dropFirst()
    where stops[index].location < stops[index - 1].location
      && !stops[index].keys.isDisjoint(with: location) && !stops[index - 1].keys.isDisjoint(with: location)
    {
      return index
    }
    return nil
  }

  /// Returns the edits that sort the stops by location; stops at the same location keep their order.
  private static func sorting(_ stops: [Document.GradientColorConfig], _ context: RuleContext) -> [TextEdit] {
    let order = stops.indices.sorted {
      (stops[$0].location, $0) < (stops[$1].location, $1)
    }
    return stops.indices.compactMap { index in
      guard order[index] != index else { return nil }
      return TextEdit(
        range: stops[index].origin.range, newText: context.text(stops[order[index]].origin.range))
    }
  }
}

import CladsDocument
import CladsSchema
import Diagnostics
import SourceText

/// Stops of a gradient that are not in the order of their places.
enum GradientUnsorted: ComponentRule {
  static let id: DiagnosticID = "gradient-unsorted"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.none
  static let kinds: Set<String>? = ["gradient"]
  static let documentation = RuleDocumentation(
    summary: "A stop with a smaller `location` than the one before it.",
    why: "Stops are drawn in the order they are written. One that goes back leaves a hard edge or is lost.",
    bad: #"""
      {
        "id": "sky",
        "root": { "children": [
          { "type": "gradient", "gradientStart": "top", "gradientColors": [
            { "color": "#F4F7F2", "location": 1 },
            { "color": "#3A7BD5", "location": «0» } ] }
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
      """#,
    fix: "Sort the stops")

  private static let location = Document.GradientStop.table.keys([\.location])

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let stops = component.gradientColors, stops.count > 1, let index = descent(in: stops),
      let range = context.value(\.location, of: stops[index])
    else { return }
    let key = context.name(\Document.GradientStop.location)
    context.report(
      Finding(
        id, at: range, "this stop lies before the one above it",
        consequence: "the colours do not run into each other as written",
        help: "order the stops by `\(key)`, from 0 to 1",
        related: context.value(\.location, of: stops[index - 1]).map { [Related("the one above", at: $0)] }
          ?? [],
        fixes: [QuickFix("Sort the stops by `\(key)`", edits: sorting(stops, context))]))
  }

  /// The number of the first stop that lies before its predecessor.
  private static func descent(in stops: [Document.GradientStop]) -> Int? {
    for index in stops.indices.dropFirst()
    where stops[index].location < stops[index - 1].location
      && !stops[index].keys.isDisjoint(with: location) && !stops[index - 1].keys.isDisjoint(with: location)
    {
      return index
    }
    return nil
  }

  /// Puts the text of each stop where it belongs; stops at the same place keep their order.
  private static func sorting(_ stops: [Document.GradientStop], _ context: RuleContext) -> [TextEdit] {
    let order = stops.indices.sorted {
      (stops[$0].location, $0) < (stops[$1].location, $1)
    }
    return stops.indices.compactMap { place in
      guard order[place] != place else { return nil }
      return TextEdit(
        range: stops[place].origin.range, newText: context.text(stops[order[place]].origin.range))
    }
  }
}

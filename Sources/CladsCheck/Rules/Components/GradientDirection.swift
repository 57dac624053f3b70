import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// A gradient that starts and ends at the same point.
enum GradientDirection {
  static let rule = Rule(
    "gradient-direction", .warning, .components, checks: .component(kinds: ["gradient"], check),
    summary: "A gradient with several colors whose start and end are the same point.",
    why: """
      On device, `gradientStart` and `gradientEnd` both default to the bottom. A gradient that starts and \
      ends at the same point has no room to blend its colors, and only one of them is visible.
      """,
    bad: .compactScreen(
      "sky",
      #"""
      { "type": «"gradient"», "gradientColors": [
        { "color": "#3A7BD5", "location": 0 }, { "color": "#F4F7F2", "location": 1 } ] }
      """#),
    good: .replacing(#""gradientColors""#, with: #""gradientEnd": "top", "gradientColors""#),
    fix: "Add the missing end, or move one end to the opposite side")

  private static let start = Document.ComponentContents.table.keys([\.gradientStart])
  private static let end = Document.ComponentContents.table.keys([\.gradientEnd])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let stops = component.gradientColors, Set(stops.map(\.drawnColors)).count > 1 else { return }
    let hasStart = !component.keys.isDisjoint(with: start)
    let hasEnd = !component.keys.isDisjoint(with: end)
    // A point that could not be read has its own finding.
    guard hasStart == (component.gradientStart != nil), hasEnd == (component.gradientEnd != nil) else {
      return
    }
    let point = component.gradientStart ?? .bottom
    let defaultEnd: Document.UnitPoint = context.deviations.contains(.gradientEnd) ? .bottom : .top
    guard point == component.gradientEnd ?? defaultEnd, context.isSettled(component.origin.node),
      !context.hasUnknownKeys(component)
    else { return }
    let startKey = context.name(\Document.ComponentContents.gradientStart)
    let endKey = context.name(\Document.ComponentContents.gradientEnd)
    let finding = RuleFinding(
      at: context.view.range(component.typeNode),
      hasStart || hasEnd
        ? "this gradient starts and ends at the same point, `\(point.rawValue)`"
        : "this gradient has neither `\(startKey)` nor `\(endKey)`, "
          + "and both default to `\(point.rawValue)`",
      consequence: "only one of its colors is visible",
      help: "set `\(hasEnd ? startKey : endKey)` to a different point",
      fixes: fixes(component, opposite: opposite(of: point).rawValue, hasEnd: hasEnd, context))
    // Gradients with one style are copies of each other.
    guard let style = component.styleId else { return context.report(finding) }
    context.report(finding, sharing: "\(finding.message) \(style)")
  }

  private static func fixes(
    _ component: Document.ComponentContents, opposite: String, hasEnd: Bool, _ context: RuleContext
  ) -> [QuickFix] {
    if hasEnd, let value = context.value(\.gradientStart, of: component) {
      let key = context.name(\Document.ComponentContents.gradientStart)
      return context.replacement(
        "Set `\(key)` to `\(opposite)`", of: value, with: StringLiteral.quoted(opposite))
    }
    let path = hasEnd ? \Document.ComponentContents.gradientStart : \Document.ComponentContents.gradientEnd
    let member = context.written(path, as: StringLiteral.quoted(opposite))
    return context.insertion("Add `\(member)`", of: member, into: component.origin.node)
  }

  private static func opposite(of point: Document.UnitPoint) -> Document.UnitPoint {
    switch point {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .topLeading: .bottomTrailing
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    case .bottomTrailing: .topLeading
    case .center: .bottom
    }
  }
}

extension Document.GradientColorConfig {
  /// The channels of the color in light mode and of the one in dark mode; two notations may mean one color.
  fileprivate var drawnColors: [[Double]] {
    let colors = if let lightColor, let darkColor { [lightColor, darkColor] } else { [color, color] }
    return colors.map { color in
      // A stop without a color is transparent.
      guard let reading = color?.reading, reading.alpha > 0 else { return [] }
      return [reading.red, reading.green, reading.blue, reading.alpha]
    }
  }
}

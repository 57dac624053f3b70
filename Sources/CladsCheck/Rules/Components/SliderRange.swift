import CladsDocument
import Diagnostics
import SourceText

/// A slider whose minimum is not below its maximum.
enum SliderRange {
  static let rule = Rule(
    "slider-range", .error, .components, .crashes, checks: .component(kinds: ["slider"], check),
    summary: "A slider whose `minValue` is not below its `maxValue`.",
    why: """
      The app crashes if the minimum is above the maximum. If they are equal, the slider cannot be moved.
      """,
    bad: #"""
      {
        "id": "settings",
        "state": { "volume": 50.5 },
        "root": { "children": [
          { "type": "slider", "bind": "volume", "minValue": 100, "maxValue": «0» }
        ] }
      }
      """#,
    fix: "Swap the two values")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let range = component.sliderRange, range.low >= range.high else { return }
    let high = context.value(\.maxValue, of: component)
    let low = context.value(\.minValue, of: component)
    guard let reported = high ?? low else { return }
    let isEqual = range.low == range.high
    let least = context.name(\Document.ComponentContents.minValue)
    let greatest = context.name(\Document.ComponentContents.maxValue)
    let wrong = isEqual ? "is equal to" : "is above"
    context.report(
      RuleFinding(
        at: reported,
        "`\(least)` \(low.map { context.text($0) } ?? "0") \(wrong) "
          + "`\(greatest)` \(high.map { context.text($0) } ?? "1")",
        effect: isEqual ? .none : rule.description.effect,
        consequence: isEqual ? "the slider cannot be moved" : nil,
        help: high == nil
          ? "add a `\(greatest)`; the default is 1"
          : low == nil
            ? "add a `\(least)`; the default is 0"
            : isEqual ? "make `\(greatest)` larger than `\(least)`" : "swap the two values",
        severity: isEqual ? .warning : nil,
        related: high != nil ? low.map { [Related("the other end", at: $0)] } ?? [] : [],
        fixes: swapFixes(low, high, isEqual: isEqual, context)))
  }

  private static func swapFixes(
    _ low: TextRange?, _ high: TextRange?, isEqual: Bool, _ context: RuleContext
  ) -> [QuickFix] {
    guard let low, let high, !isEqual else { return [] }
    return [
      QuickFix(
        "Swap the two values",
        edits: [
          TextEdit(range: low, newText: context.text(high)),
          TextEdit(range: high, newText: context.text(low)),
        ])
    ]
  }
}

extension Document.ComponentContents {
  private static let minimum = table.keys([\.minValue])
  private static let maximum = table.keys([\.maxValue])

  /// The range of a slider, with defaults applied; `nil` if one end could not be read.
  var sliderRange: (low: Double, high: Double)? {
    if minValue == nil, !keys.isDisjoint(with: Self.minimum) { return nil }
    if maxValue == nil, !keys.isDisjoint(with: Self.maximum) { return nil }
    return (minValue ?? 0, maxValue ?? 1)
  }
}

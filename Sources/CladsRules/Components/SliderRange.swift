import CladsDocument
import CladsSchema
import Diagnostics
import SourceText

/// A slider whose lowest value is not below its highest.
enum SliderRange: ComponentRule {
  static let id: DiagnosticID = "slider-range"
  static let severity = Severity.error
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.crashes
  static let kinds: Set<String>? = ["slider"]
  static let documentation = RuleDocumentation(
    summary: "A slider whose `minValue` is not below its `maxValue`.",
    why:
      "The app crashes when the lowest value is above the highest. When they are equal, nothing can be set.",
    bad: #"""
      {
        "id": "settings",
        "state": { "volume": 50.5 },
        "root": { "children": [
          { "type": "slider", "bind": "volume", "minValue": 100, "maxValue": «0» }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "settings",
        "state": { "volume": 50.5 },
        "root": { "children": [
          { "type": "slider", "bind": "volume", "minValue": 0, "maxValue": 100 }
        ] }
      }
      """#,
    fix: "Swap the two")

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let range = component.sliderRange, range.low >= range.high else { return }
    let high = context.value(\.maxValue, of: component)
    let low = context.value(\.minValue, of: component)
    guard let place = high ?? low else { return }
    let isEqual = range.low == range.high
    let least = context.name(\Document.Component.minValue)
    let greatest = context.name(\Document.Component.maxValue)
    let wrong = isEqual ? "is equal to" : "is above"
    context.report(
      Finding(
        id, at: place,
        "`\(least)` \(low.map { context.text($0) } ?? "0") \(wrong) "
          + "`\(greatest)` \(high.map { context.text($0) } ?? "1")",
        effect: isEqual ? .none : effect,
        consequence: isEqual ? "nothing can be set with the slider" : nil,
        help: high == nil
          ? "add a `\(greatest)`: it is 1 when it is left out"
          : low == nil
            ? "add a `\(least)`: it is 0 when it is left out"
            : isEqual ? "move them apart" : "the lower one is `\(least)`",
        severity: isEqual ? .warning : nil,
        related: high != nil ? low.map { [Related("the other end", at: $0)] } ?? [] : [],
        fixes: swap(low, high, isEqual: isEqual, context)))
  }

  private static func swap(
    _ low: TextRange?, _ high: TextRange?, isEqual: Bool, _ context: RuleContext
  ) -> [QuickFix] {
    guard let low, let high, !isEqual else { return [] }
    return [
      QuickFix(
        "Swap them",
        edits: [
          TextEdit(range: low, newText: context.text(high)),
          TextEdit(range: high, newText: context.text(low)),
        ])
    ]
  }
}

extension Document.Component {
  private static let minimum = table.keys([\.minValue])
  private static let maximum = table.keys([\.maxValue])

  /// From where to where a slider goes, after defaults; nothing when one end could not be read.
  var sliderRange: (low: Double, high: Double)? {
    if minValue == nil, !keys.isDisjoint(with: Self.minimum) { return nil }
    if maxValue == nil, !keys.isDisjoint(with: Self.maximum) { return nil }
    return (minValue ?? 0, maxValue ?? 1)
  }
}

import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// A slider whose initial value is outside its range.
enum SliderInitialOutside {
  static let rule = Rule(
    "slider-initial-outside", .warning, .components, .fallsBack(to: "an end of the range"),
    checks: .component(kinds: ["slider"], check), absorbing: [SliderIntegerState.rule.description],
    summary: "A slider bound to state whose initial value is outside `minValue` and `maxValue`.",
    why: "The thumb cannot show the value. Without `minValue` and `maxValue`, a slider ranges from 0 to 1.",
    bad: .compactScreen(
      "settings", state: #"{ "volume": 50.5 }"#, #"{ "type": "slider", "bind": «"volume"» }"#),
    good: .replacing(#": "volume""#, with: #": "volume", "maxValue": 100"#))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    // An end of the range may be misspelled.
    guard !context.hasUnknownKeys(component), let path = component.bind, let range = component.sliderRange,
      range.low < range.high,
      let state = context.state.initialValue(at: path, in: component.scope), let value = number(state.value),
      value < range.low || value > range.high, let bindRange = context.value(\.bind, of: component)
    else { return }
    let least = context.value(\.minValue, of: component).map { context.text($0) }
    let greatest = context.value(\.maxValue, of: component).map { context.text($0) }
    let isAbove = value > range.high
    // On device, a slider does not read a whole number and starts at its minimum.
    var startsAtMaximum = isAbove
    if case .intValue = state.value, context.deviations.contains(.integerSlider) { startsAtMaximum = false }
    let end = context.name(
      isAbove ? \Document.ComponentContents.maxValue : \Document.ComponentContents.minValue)
    context.report(
      RuleFinding(
        at: bindRange,
        "`\(path)` starts at \(context.text(context.view.range(state.node))), outside the slider's range of "
          + "\(least ?? "0") to \(greatest ?? "1")",
        consequence: "the thumb starts at the \(startsAtMaximum ? "maximum" : "minimum")",
        help: (isAbove ? greatest : least) == nil
          ? "add a `\(end)` to the slider" : "change the initial value, or the slider's `\(end)`",
        related: [Related("declared here", at: context.view.range(state.node))]))
  }

  private static func number(_ value: Document.StateValue) -> Double? {
    switch value {
    case .intValue(let value): Double(value)
    case .doubleValue(let value): value
    default: nil
    }
  }
}

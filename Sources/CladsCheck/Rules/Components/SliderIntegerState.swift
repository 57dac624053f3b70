import CladsDocument
import Diagnostics
import JSONSyntax

/// A slider bound to a whole number, which the current runtime does not support.
enum SliderIntegerState {
  static let rule = Rule(
    "slider-integer-state", .warning, .components, .fallsBack(to: "the minimum"),
    checks: .component(kinds: ["slider"], check), isPortability: true, renderer: .swiftUI,
    summary: "A slider bound to state that is declared as a whole number.",
    why: """
      On device, SwiftUI reads only fractions, so the thumb starts at the minimum until the user moves it. \
      `50.0` counts as a whole number, too: JSON does not distinguish the two.
      """,
    bad: .compactScreen(
      "settings", state: #"{ "volume": 50 }"#,
      #"{ "type": "slider", "bind": «"volume"», "minValue": 0, "maxValue": 100 }"#),
    good: .replacing("50", with: "50.5"))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let path = component.bind, let range = component.sliderRange, range.low < range.high,
      let state = context.state.initialValue(at: path, in: component.scope),
      case .intValue(let value) = state.value,
      // A slider that should start at its minimum does so anyway.
      Double(value) != range.low, let bindRange = context.value(\.bind, of: component)
    else { return }
    context.report(
      RuleFinding(
        at: bindRange, "on device, SwiftUI does not read the whole number \(value) in `\(path)`",
        consequence: "the slider's thumb starts at the minimum, \(plain(range.low))",
        help: "declare a fraction, such as `\(value).5`",
        related: [Related("declared as a whole number here", at: context.view.range(state.node))]))
  }

  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

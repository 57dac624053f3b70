import CladsDocument
import Diagnostics
import JSONSyntax

/// A slider on a whole number, which today's phones do not take.
enum SliderIntegerState: ComponentRule {
  static let id: DiagnosticID = "slider-integer-state"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "the lowest value")
  static let isPortability = true
  static let kinds: Set<String>? = ["slider"]
  static let documentation = RuleDocumentation(
    summary: "A slider on state that is declared as a whole number.",
    why: """
      Today's phones take only fractions. The thumb starts at the lowest value until somebody moves it. \
      `50.0` is a whole number too: JSON does not tell the two apart.
      """,
    bad: #"""
      {
        "id": "settings",
        "state": { "volume": 50 },
        "root": { "children": [ { "type": "slider", "bind": «"volume"», "minValue": 0, "maxValue": 100 } ] }
      }
      """#,
    good: #"""
      {
        "id": "settings",
        "state": { "volume": 50.5 },
        "root": { "children": [ { "type": "slider", "bind": "volume", "minValue": 0, "maxValue": 100 } ] }
      }
      """#)

  static func check(_ component: Document.Component, _ context: RuleContext) {
    guard let path = component.bind, let range = component.sliderRange, range.low < range.high,
      let state = context.initialValue(at: path, in: component.scope),
      case .intValue(let value) = state.value,
      // A slider that is to start at its lowest value does so anyway.
      Double(value) != range.low, let place = context.value(\.bind, of: component)
    else { return }
    context.report(
      Finding(
        id, at: place, "today's phones do not read the whole number \(value) of `\(path)` here",
        consequence: "the thumb starts at the lowest value, \(plain(range.low))",
        help: "declare a fraction, such as `\(value).5`",
        related: [Related("declared as a whole number here", at: context.view.range(state.node))]))
  }

  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

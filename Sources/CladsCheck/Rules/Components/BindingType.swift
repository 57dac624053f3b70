import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A binding to state of a type that the component does not support.
enum BindingType {
  static let rule = Rule(
    "binding-type", .warning, .components,
    checks: .component(kinds: ["textfield", "toggle", "slider", "button", "pageIndicator"], check),
    summary: "A binding to state that is declared with a type the component does not support.",
    why: """
      The component shows an empty text, "off", its minimum or the first page, whatever the state holds, \
      and user input replaces the value with one of another type.
      """,
    bad: .compactScreen("settings", state: #"{ "wifi": "on" }"#, #"{ "type": "toggle", "bind": «"wifi"» }"#),
    good: .replacing(#""on""#, with: "true"))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    switch component.kind {
    case "textfield": check(component.bind, \.bind, "the field is empty", component, context)
    case "toggle": check(component.bind, \.bind, "the toggle is off", component, context)
    case "slider": check(component.bind, \.bind, "the slider starts at its minimum", component, context)
    case "button":
      check(
        component.isSelectedBinding, \.isSelectedBinding, "the button never looks selected", component,
        context)
    default:
      check(
        component.currentPage, \.currentPage, "the first page is shown as the current one", component,
        context)
    }
  }

  private static func check(
    _ path: String?, _ key: PartialKeyPath<Document.ComponentContents>, _ consequence: String,
    _ component: Document.ComponentContents, _ context: RuleContext
  ) {
    guard let path, let expected = Document.Component.boundType(of: key, on: component.kind) else { return }
    if !context.errors.isEmpty,
      let error = context.errors.node(at: Keypath.parse(path).components, in: component.scope),
      let range = context.value(key, of: component)
    {
      return report(
        path, .object, expected, help: "use another path",
        Related("a request stores its error here", at: context.view.range(error)), range, consequence,
        component,
        context)
    }
    guard let state = context.state.initialValue(at: path, in: component.scope),
      !fits(state.value, expected), let range = context.value(key, of: component)
    else { return }
    report(
      path, state.value.kind, expected, help: "declare it as \(expected.phrase), or use another path",
      Related("declared here", at: context.view.range(state.node)), range, consequence, component, context)
  }

  private static func report(
    _ path: String, _ kind: Document.StateValue.Kind, _ expected: StateType, help: String, _ related: Related,
    _ range: TextRange, _ consequence: String, _ component: Document.ComponentContents, _ context: RuleContext
  ) {
    context.report(
      RuleFinding(
        at: range,
        "`\(path)` holds \(kind.phrase), but \(component.kind.rawValue.withArticle) needs \(expected.phrase)",
        consequence: consequence, help: help, related: [related]))
  }

  private static func fits(_ value: Document.StateValue, _ expected: StateType) -> Bool {
    switch (value, expected) {
    case (.nullValue, _), (.stringValue, .string), (.boolValue, .boolean), (.intValue, .integer): true
    case (.intValue, .number), (.doubleValue, .number): true
    default: false
    }
  }
}

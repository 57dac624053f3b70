import CladsDocument
import Diagnostics
import JSONSyntax

/// A control that is not bound to state.
enum BindingMissing {
  static let rule = Rule(
    "binding-missing", .warning, .components,
    checks: .component(kinds: ["textfield", "toggle", "slider"], check),
    summary: "A text field, toggle or slider without `bind`.",
    why: "The control can be used, but what the user enters is not stored anywhere.",
    bad: .compactScreen("sign-in", #"{ "type": «"textfield"», "placeholder": "Name" }"#),
    good: .document(
      .compactScreen(
        "sign-in", state: #"{ "name": "" }"#,
        #"{ "type": "textfield", "placeholder": "Name", "bind": "name" }"#)))

  private static let binding = Document.ComponentContents.table.keys([\.bind, \.localBind])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.keys.isDisjoint(with: binding), context.isSettled(component.origin.node),
      !context.hasUnknownKeys(component)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode),
        "this \(component.kind.rawValue) is not bound to any state",
        consequence: "what the user enters is not stored",
        help: "add `\(context.name(\Document.ComponentContents.bind))` with a state path"))
  }
}

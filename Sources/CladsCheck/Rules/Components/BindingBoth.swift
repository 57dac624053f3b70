import CladsDocument
import Diagnostics

/// A control with two bindings, of which only one is used.
enum BindingBoth {
  static let rule = Rule(
    "binding-both", .warning, .components, .isIgnored,
    checks: .component(kinds: ["textfield", "toggle", "slider"], check),
    summary: "A control with both `bind` and `localBind`.",
    why: "`bind` takes precedence, and the local state is never updated.",
    bad: .compactScreen(
      "sign-in", state: #"{ "name": "" }"#,
      #"""
      { "type": "textfield", "placeholder": "Name", "bind": "name", «"localBind"»: "draft",
        "state": { "draft": "" } }
      """#),
    good: .document(
      .compactScreen(
        "sign-in", state: #"{ "name": "" }"#,
        #"{ "type": "textfield", "placeholder": "Name", "bind": "name" }"#)),
    fix: "Delete `localBind`", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.bind != nil, component.localBind != nil,
      let range = context.key(\.localBind, of: component)
    else { return }
    let bind = context.name(\Document.ComponentContents.bind)
    context.report(
      RuleFinding(
        at: range,
        "`\(context.name(\Document.ComponentContents.localBind))` is ignored: `\(bind)` takes precedence",
        effect: rule.description.effect, help: "delete one of them",
        related: context.key(\.bind, of: component).map { [Related("this one is used", at: $0)] } ?? [],
        fixes: context.deletion(\.localBind, of: component)))
  }
}

import CladsDocument
import Diagnostics
import JSONSyntax

/// A text field that does not say what to enter.
enum TextfieldNoPlaceholder {
  static let rule = Rule(
    "textfield-no-placeholder", .hint, .components, checks: .component(kinds: ["textfield"], check),
    isOnByDefault: false,
    summary: "A text field without a `placeholder`.",
    why: "An empty field without a border or a placeholder is hard to find on the screen.",
    bad: .compactScreen("sign-in", state: #"{ "name": "" }"#, #"{ "type": «"textfield"», "bind": "name" }"#),
    good: .replacing(#": "name""#, with: #": "name", "placeholder": "Name""#))

  private static let placeholder = Document.ComponentContents.table.keys([\.placeholder])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.keys.isDisjoint(with: placeholder), context.isSettled(component.origin.node) else {
      return
    }
    let key = context.name(\Document.ComponentContents.placeholder)
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode), "this text field has no `\(key)`",
        help: "say in a word or two what to enter"))
  }
}

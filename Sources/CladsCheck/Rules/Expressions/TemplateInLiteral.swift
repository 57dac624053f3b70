import CladsDocument
import CladsExpressions
import Diagnostics

/// A placeholder in text that is never interpolated.
enum TemplateInLiteral {
  static let rule = RuleDescription.templateInLiteral.checks(.component(kinds: ["textfield"], check))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let node = context.valueNode(\.placeholder, of: component), context.view.hasPlaceholder(node),
      context.view.isCompleteString(node), let range = context.view.placeholder(in: node)
    else { return }
    context.report(
      RuleFinding(
        at: range, "placeholders are not replaced here",
        consequence: "`\(context.text(range))` is shown as written",
        help: "write plain text, or show the value in a label above the field"))
  }
}

import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A placeholder in text that is never interpolated.
enum TemplateInLiteral {
  static let rule = RuleDescription.templateInLiteral.checks(
    .component(kinds: ["textfield"], check), .style(check), .action(check))

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    report(
      context.valueNode(\.fontFamily, of: style.value), "the app looks for a font of this name", context)
  }

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    for part in request.parameters {
      report(context.valueNode(\.name, of: part), "the field has this name", context)
    }
    for header in request.headers ?? [] {
      report(context.valueNode(\.name, of: header), "the header has this name", context)
    }
  }

  private static func report(_ node: RecordIndex?, _ consequence: String, _ context: RuleContext) {
    guard let node, context.view.hasPlaceholder(node), context.view.isCompleteString(node),
      let range = context.view.placeholder(in: node)
    else { return }
    context.report(
      RuleFinding(
        at: range, "placeholders are not replaced here", consequence: consequence,
        help: context.view.adviceAboutTemplate(at: node)))
  }

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

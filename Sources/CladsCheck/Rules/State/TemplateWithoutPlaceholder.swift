import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A template without a placeholder.
enum TemplateWithoutPlaceholder {
  static let rule = Rule(
    "template-without-placeholder", .hint, .state, checks: .data(check),
    summary: "A `template` without a placeholder.",
    why: "The text is constant, so a `static` source is clearer.",
    bad: .compactScreen(
      "greeting", dataSources: #"{ "hello": { "type": "binding", "template": «"Hello"» } }"#,
      #"{ "type": "label", "dataSourceId": "hello" }"#),
    fix: "Change it to a static source")

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard data.kind == .binding, data.path == nil, let template = data.template, !template.isEmpty,
      !Template.containsPlaceholder(template),
      let node = Document.DataReference.table.value(of: \.template, in: data.node, context.view),
      context.view.isCompleteString(node)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "this template has no placeholder",
        help: "use a `\(Document.DataReferenceType.static.rawValue)` source",
        fixes: data.conversion(to: .static, \.template, \.value, context)))
  }
}

import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax

/// A template in which nothing is replaced.
enum TemplateWithoutPlaceholder: DataRule {
  static let id: DiagnosticID = "template-without-placeholder"
  static let severity = Severity.hint
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `template` without a placeholder.",
    why: "It is a fixed text: a `static` source says so.",
    bad: #"""
      {
        "id": "greeting",
        "dataSources": { "hello": { "type": "binding", "template": «"Hello"» } },
        "root": { "children": [ { "type": "label", "dataSourceId": "hello" } ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "dataSources": { "hello": { "type": "static", "value": "Hello" } },
        "root": { "children": [ { "type": "label", "dataSourceId": "hello" } ] }
      }
      """#,
    fix: "Make it a static text")

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard data.kind == .binding, data.path == nil, let template = data.template, !template.isEmpty,
      !Template.containsPlaceholder(template),
      let node = Document.DataReference.table.value(of: \.template, in: data.node, context.view),
      context.isTyped(node)
    else { return }
    context.report(
      Finding(
        id, at: context.view.range(node), "nothing in this template is replaced",
        help: "write it as a `\(Document.DataReferenceKind.static.rawValue)` text",
        fixes: data.conversion(to: .static, \.template, \.value, context)))
  }
}

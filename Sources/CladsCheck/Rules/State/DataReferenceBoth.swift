import CladsDocument
import Diagnostics
import JSONSyntax

/// A binding with both a path and a template.
enum DataReferenceBoth {
  static let rule = Rule(
    "data-reference-both", .warning, .state, .isIgnored, checks: .data(check),
    summary: "A `binding` with both `path` and `template`.",
    why: """
      Only one of them is used: labels and buttons use the path; on device, custom components use the \
      template.
      """,
    bad: .compactScreen(
      "profile", state: #"{ "name": "Ann" }"#,
      dataSources: #"{ "hello": { "type": "binding", "path": "name", «"template"»: "Hello, ${name}" } }"#,
      #"{ "type": "label", "dataSourceId": "hello" }"#),
    fix: "Delete the template", fixLevel: .destructive)

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard data.kind == .binding, data.path != nil, data.template != nil else { return }
    let table = Document.DataReference.table
    guard let template = table.member(of: \.template, in: data.node, context.view),
      let path = table.member(of: \.path, in: data.node, context.view)
    else { return }
    let (pathKey, templateKey) = (
      context.name(\Document.DataReference.path), context.name(\Document.DataReference.template)
    )
    context.report(
      RuleFinding(
        at: context.view.range(context.view.name(of: template)),
        "a binding uses either `\(pathKey)` or `\(templateKey)`, not both",
        consequence: belongsToCustomComponent(data, context)
          ? "on device, a custom component uses the `\(templateKey)`"
          : "the app uses the `\(pathKey)` and ignores the `\(templateKey)`",
        help: "delete one of them", fixes: context.deletion(of: template) + context.deletion(of: path)))
  }

  /// Returns whether the reference belongs to a custom component, where the template takes precedence on
  /// device.
  private static func belongsToCustomComponent(_ data: DataUse, _ context: RuleContext) -> Bool {
    guard !data.isNamed, let map = context.object(owning: data.node),
      let component = context.object(owning: map)
    else { return false }
    return context.nodeDescription(of: component)?.sort != .component
  }
}

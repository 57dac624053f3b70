import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// A binding with a path and a template, of which only one can be shown.
enum DataReferenceBoth: DataRule {
  static let id: DiagnosticID = "data-reference-both"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A `binding` with both `path` and `template`.",
    why: """
      Only one of them is shown: labels and buttons take the path, today's components of an app the \
      template.
      """,
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "dataSources": { "hello": { "type": "binding", "path": "name", «"template"»: "Hello, ${name}" } },
        "root": { "children": [ { "type": "label", "dataSourceId": "hello" } ] }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "dataSources": { "hello": { "type": "binding", "path": "name" } },
        "root": { "children": [ { "type": "label", "dataSourceId": "hello" } ] }
      }
      """#,
    fix: "Delete the template")

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
      Finding(
        id, at: context.view.range(context.view.name(of: template)),
        "a binding shows `\(pathKey)` or `\(templateKey)`, not both",
        consequence: isShownByApp(data, context)
          ? "today's phones show the `\(templateKey)` in a component of the app"
          : "the app shows the `\(pathKey)` and never looks at the `\(templateKey)`",
        help: "delete one of them", fixes: context.deletion(of: template) + context.deletion(of: path)))
  }

  /// Whether the reference belongs to a component of the app, which today's phones treat the other way round.
  private static func isShownByApp(_ data: DataUse, _ context: RuleContext) -> Bool {
    guard !data.isNamed, let map = context.object(owning: data.node),
      let component = context.object(owning: map)
    else { return false }
    return context.nodeDescription(of: component)?.sort != .component
  }
}

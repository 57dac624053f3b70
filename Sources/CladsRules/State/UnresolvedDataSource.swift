import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// A reference to an undeclared data source.
enum UnresolvedDataSource: DocumentRule {
  static let id: DiagnosticID = "unresolved-data-source"
  static let severity = Severity.error
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A `dataSourceId` that is not declared.",
    why: "The app falls back to `data` and `text`, and shows nothing if both are absent.",
    bad: #"""
      {
        "id": "profile",
        "state": { "user": { "name": "Ann" } },
        "dataSources": { "hello": { "type": "binding", "template": "Hello, ${user.name}" } },
        "root": { "children": [ { "type": "label", "dataSourceId": «"helo"» } ] }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "user": { "name": "Ann" } },
        "dataSources": { "hello": { "type": "binding", "template": "Hello, ${user.name}" } },
        "root": { "children": [ { "type": "label", "dataSourceId": "hello" } ] }
      }
      """#,
    fix: "Replace it with the closest declared data source")

  static func check(_ context: RuleContext) {
    for symbol in context.undeclared(.dataSource, in: \.dataSources) where !context.isCanceled() {
      for reference in symbol.references
      where !context.isCanceled() && context.view.isCompleteString(reference) {
        // Only labels and buttons read the key; a custom component may use it for anything.
        guard let object = context.object(owning: reference), let node = context.nodeDescription(of: object),
          node.kind?.usages.contains(where: { $0.path == \Document.Component.dataSourceId }) ?? false
        else { continue }
        report(reference, symbol.name, of: node.name, context)
      }
    }
  }

  private static func report(
    _ reference: RecordIndex, _ name: String, of kind: String, _ context: RuleContext
  ) {
    let known = context.knownNames(for: id) { context.analysis.symbols.declaredNames(.dataSource) }
    let near = known.closest(to: name)
    context.report(
      Finding(
        id, at: context.view.range(reference), "no data source named `\(name)`",
        consequence: "the \(kind) shows its other content, or nothing",
        help: context.help(near, among: known.names, declaredIn: \.dataSources),
        fixes: context.replacements(of: reference, with: near)
          + context.declaration(
            "Create the data source `\(name)`", of: name, as: #"{ "type": "static", "value": "" }"#,
            in: \.dataSources)))
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A section that names a data source where a state path belongs.
enum SectionDatasourceID: SectionRule {
  static let id: DiagnosticID = "section-datasource-id"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = ["undeclared-state"]
  static let documentation = RuleDocumentation(
    summary: "A `dataSource` of a section that is a name from `dataSources`, not a state path.",
    why: """
      In spite of its name, the `dataSource` of a section is the path of a list in the state. Data \
      sources give texts and are no lists.
      """,
    bad: #"""
      {
        "id": "news",
        "state": { "cities": ["Oslo", "Rome"] },
        "dataSources": { "cityList": { "type": "binding", "path": "cities" } },
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "list" }, "dataSource": «"cityList"»,
                "itemTemplate": { "type": "label", "text": "City" } }
            ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": {
          "children": [
            { "type": "sectionLayout", "sections": [
              { "layout": { "type": "list" }, "dataSource": "cities",
                "itemTemplate": { "type": "label", "text": "City" } }
            ] }
          ]
        }
      }
      """#)

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let name = section.dataSource, let source = context.dataSources[name],
      context.analysis.state.roots[name] == nil, !context.isBeingTyped(\.state),
      !context.isHostState([.key(name)]), let range = context.value(\.dataSource, of: section)
    else { return }
    let path = source.path.flatMap { context.initialValue(atPath: $0) == nil ? nil : $0 }
    context.report(
      Finding(
        id, at: range, "`\(name)` is the name of a data source; a section needs the state path of a list",
        consequence: "the section shows no items",
        help: path.map { "write `\($0)`, the path of that data source" }
          ?? "write the path of a list in `\(context.name(\Document.Definition.state))`",
        related: [Related("the data source", at: context.head(of: source.origin.node))],
        fixes: path.map { [QuickFix("Write `\($0)`", replacing: range, with: StringLiteral.quoted($0))] }
          ?? []))
  }
}

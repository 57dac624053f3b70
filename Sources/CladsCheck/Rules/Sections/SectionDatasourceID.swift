import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// The name of a data source where a state path is required.
enum SectionDatasourceID {
  static let rule = Rule(
    "section-datasource-id", .warning, .sections, checks: .section(check),
    absorbing: [UndeclaredState.rule.description],
    summary: "A section whose `dataSource` is a name from `dataSources` instead of a state path.",
    why: """
      Despite its name, the `dataSource` of a section is the state path of an array. The entries of \
      `dataSources` are texts, not arrays.
      """,
    bad: .screen(
      "news", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      dataSources: #"{ "cityList": { "type": "binding", "path": "cities" } }"#,
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, "dataSource": «"cityList"»,
          "itemTemplate": { "type": "label", "text": "City" } }
      ] }
      """#),
    good: .document(
      .screen(
        "news", state: #"{ "cities": ["Oslo", "Rome"] }"#,
        #"""
        { "type": "sectionLayout", "sections": [
          { "layout": { "type": "list" }, "dataSource": "cities",
            "itemTemplate": { "type": "label", "text": "City" } }
        ] }
        """#)))

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let name = section.dataSource, let source = context.dataSources[name],
      context.analysis.state.roots[name] == nil, !context.isBeingTyped(\.state),
      !context.host.declaresState(at: [.key(name)]), let range = context.value(\.dataSource, of: section)
    else { return }
    let path = source.path.flatMap { context.state.initialValue(atPath: $0) == nil ? nil : $0 }
    context.report(
      RuleFinding(
        at: range, "`\(name)` is the name of a data source, not the state path of an array",
        consequence: "the section shows no items",
        help: path.map { "write `\($0)`, the path of that data source" }
          ?? "write the path of an array in `\(context.name(\Document.Definition.state))`",
        related: [Related("the data source", at: context.head(of: source.origin.node))],
        fixes: path.map { [QuickFix("Write `\($0)`", replacing: range, with: StringLiteral.quoted($0))] }
          ?? []))
  }
}

import Diagnostics

/// A named data source that reads local state.
enum DataSourceLocal: Rule {
  static let id: DiagnosticID = "data-source-local"
  static let severity = Severity.error
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A named data source that reads local state.",
    why: """
      Named data sources belong to the document, which has no local state. Use a `localBinding` in the \
      `data` of a component instead.
      """,
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "dataSources": { "greeting": { "type": «"localBinding"», "path": "name" } },
        "root": { "children": [{ "type": "label", "dataSourceId": "greeting" }] }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "dataSources": { "greeting": { "type": "binding", "path": "name" } },
        "root": { "children": [{ "type": "label", "dataSourceId": "greeting" }] }
      }
      """#)
}

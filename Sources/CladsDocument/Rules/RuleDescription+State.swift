package import Diagnostics

/// What reading state and data sources reports.
extension RuleDescription {
  package static let dataSourceLocal = RuleDescription(
    "data-source-local", .error, .state, .rejectsDocument,
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
    good: .replacing(#""localBinding""#, with: #""binding""#))

  package static let localStateMisplaced = RuleDescription(
    "local-state-misplaced", .warning, .state, .isIgnored,
    summary: "A `state` on the root, a `forEach`, a section or a spacer.",
    why: """
      Only the document, stacks and components have a `state`. On any other node it is ignored, and paths \
      into it have no value.
      """,
    bad: #"""
      {
        "id": "profile",
        "root": { «"state"»: { "name": "Ann" }, "children": [{ "type": "label", "text": "Hello, ${name}" }] }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "root": { "children": [{ "type": "label", "text": "Hello, ${name}" }] }
      }
      """#,
    fix: "Move it to a node that can have it, or delete it")
}

import Diagnostics

/// A `state` on a node that cannot have one.
enum LocalStateMisplaced: Rule {
  static let id: DiagnosticID = "local-state-misplaced"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
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

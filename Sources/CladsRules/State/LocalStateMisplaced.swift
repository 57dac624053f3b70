import Diagnostics

/// A `state` where there can be none.
enum LocalStateMisplaced: Rule {
  static let id: DiagnosticID = "local-state-misplaced"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A `state` on the root, a `forEach`, a section or a spacer.",
    why: """
      The document has a `state`, and so have stacks and components. Anywhere else it is dropped, and \
      what reads it finds nothing.
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
    fix: "Move it where it can stand, or delete it")
}

import Diagnostics

/// An inset without a distance, or measured from somewhere unknown.
enum EdgeInsetValue: Rule {
  static let id: DiagnosticID = "edge-inset-value"
  static let severity = Severity.error
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An inset without `value`, or with a `positioning` that does not exist.",
    why: """
      An inset is a number, or an object whose `value` is one. `positioning` is `safeArea` or \
      `absolute`.
      """,
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "edgeInsets": { «"bottom"»: { "positioning": "absolute" } },
          "children": [{ "type": "label", "text": "Welcome" }]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "edgeInsets": { "bottom": { "positioning": "absolute", "value": 0 } },
          "children": [{ "type": "label", "text": "Welcome" }]
        }
      }
      """#,
    fix: "Add `\"value\": 0`, or replace the word with the one that was meant")
}

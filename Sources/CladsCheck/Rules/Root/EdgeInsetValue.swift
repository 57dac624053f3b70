import Diagnostics

/// An inset without a value or with an unknown positioning.
enum EdgeInsetValue: Rule {
  static let id: DiagnosticID = "edge-inset-value"
  static let severity = Severity.error
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An inset without `value`, or with an unknown `positioning`.",
    why: "An inset is a number or an object with a `value`. `positioning` is `safeArea` or `absolute`.",
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
    fix: "Add `\"value\": 0`, or replace the positioning with the intended one")
}

import Diagnostics

/// A padding shorthand in `edgeInsets`.
enum EdgeInsetKey: Rule {
  static let id: DiagnosticID = "edge-inset-key"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A padding shorthand in `edgeInsets`: `all`, `horizontal` or `vertical`.",
    why: """
      `edgeInsets` takes only single edges. The shorthands of `padding` are ignored, so the content touches \
      the edge of the screen.
      """,
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "edgeInsets": { "top": 24, «"horizontal"»: 16 },
          "children": [{ "type": "label", "text": "Welcome" }]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "edgeInsets": { "top": 24, "leading": 16, "trailing": 16 },
          "children": [{ "type": "label", "text": "Welcome" }]
        }
      }
      """#,
    fix: "Write the edges instead")
}

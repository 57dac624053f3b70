import Diagnostics

/// A shorthand of padding in `edgeInsets`.
enum EdgeInsetKey: Rule {
  static let id: DiagnosticID = "edge-inset-key"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key of `edgeInsets` that only padding has: `all`, `horizontal` or `vertical`.",
    why: """
      Insets name each edge. The shorthands of padding are dropped here, and the content touches the \
      edge of the screen.
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
    fix: "Name the edges instead")
}

import Diagnostics

/// A key on a spacer.
enum SpacerKey: Rule {
  static let id: DiagnosticID = "spacer-key"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A key on a spacer besides its `type`.",
    why: """
      On device, a spacer always takes all remaining space. Only format level `extended` has `minLength`, \
      `width` and `height`.
      """,
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "hstack", "children": [
              { "type": "label", "text": "Wi-Fi" },
              { "type": "spacer", «"minLength"»: 8 },
              { "type": "label", "text": "On" }
            ] }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "hstack", "children": [
              { "type": "label", "text": "Wi-Fi" },
              { "type": "spacer" },
              { "type": "label", "text": "On" }
            ] }
          ]
        }
      }
      """#,
    fix: "Delete it", fixLevel: .destructive)
}

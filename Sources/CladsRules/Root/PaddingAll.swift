import Diagnostics

/// The key `all` in a padding.
enum PaddingAll: Rule {
  static let id: DiagnosticID = "padding-all"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "The key `all` in a padding, which is not supported on device.",
    why: """
      `all` exists only at format level `extended`. The current runtime ignores it, so there is no padding.
      """,
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome", "padding": { «"all"»: 16 } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome", "padding": { "horizontal": 16, "vertical": 16 } }
          ]
        }
      }
      """#,
    fix: "Write `horizontal` and `vertical` instead")
}

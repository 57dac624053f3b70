import Diagnostics

/// Text under the key `label`.
enum LegacyLabelKey: Rule {
  static let id: DiagnosticID = "legacy-label-key"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "Text under the key `label` instead of `text`.",
    why: "Older guides use `label`. The app reads only `text`, so the component stays empty.",
    bad: #"""
      {
        "id": "welcome",
        "root": { "children": [{ "type": "label", «"label"»: "Welcome" }] }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": { "children": [{ "type": "label", "text": "Welcome" }] }
      }
      """#,
    fix: "Rename it to `text`")
}

import Diagnostics

/// An image source under an old name.
enum ImageLegacySource: Rule {
  static let id: DiagnosticID = "image-legacy-source"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "a question mark")
  static let documentation = RuleDocumentation(
    summary: "An image source under a name that the app does not know.",
    why: """
      Older guides and tools call symbols `system` and read addresses from `statePath`. The app knows \
      `sfsymbol`, `asset`, `activityIndicator` and `url`, and shows a question mark when it finds none \
      of them.
      """,
    bad: #"""
      {
        "id": "rating",
        "root": { "children": [{ "type": "image", "image": { «"system"»: "star.fill" } }] }
      }
      """#,
    good: #"""
      {
        "id": "rating",
        "root": { "children": [{ "type": "image", "image": { "sfsymbol": "star.fill" } }] }
      }
      """#,
    fix: "Rename it, or write a state path as a template of `url`")
}

import Diagnostics

/// An image source with an outdated key.
enum ImageLegacySource: Rule {
  static let id: DiagnosticID = "image-legacy-source"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "a question mark")
  static let documentation = RuleDocumentation(
    summary: "An image source with a key that the app does not know.",
    why: """
      Older guides and tools use `system` for symbols and `statePath` for URLs from the state. The app \
      knows only `sfsymbol`, `asset`, `activityIndicator` and `url`, and shows a question mark when it \
      finds none of them.
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
    fix: "Rename it, or convert a state path to a `url` template")
}

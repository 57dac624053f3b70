import Diagnostics

/// A colour scheme that does not exist.
enum ColorSchemeInvalid: Rule {
  static let id: DiagnosticID = "color-scheme-invalid"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.fallsBack(to: "`system`")
  static let documentation = RuleDocumentation(
    summary: "A `colorScheme` other than `light`, `dark` and `system`.",
    why: "The screen follows the phone, as if no scheme had been named.",
    bad: #"""
      {
        "id": "welcome",
        "root": { "colorScheme": «"night"», "children": [{ "type": "label", "text": "Good night" }] }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": { "colorScheme": "dark", "children": [{ "type": "label", "text": "Good night" }] }
      }
      """#,
    fix: "Replace it with the scheme that was meant")
}

import Diagnostics

/// An unknown color scheme.
enum ColorSchemeInvalid: Rule {
  static let id: DiagnosticID = "color-scheme-invalid"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.fallsBack(to: "`system`")
  static let documentation = RuleDocumentation(
    summary: "A `colorScheme` other than `light`, `dark` and `system`.",
    why: "The screen follows the system setting, as if `colorScheme` were absent.",
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
    fix: "Replace it with the intended scheme")
}

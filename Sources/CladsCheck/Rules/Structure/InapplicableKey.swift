import Diagnostics

/// A key that belongs to other component kinds.
enum InapplicableKey: Rule {
  static let id: DiagnosticID = "inapplicable-key"
  static let severity = Severity.info
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that other component kinds use and this one does not.",
    why: """
      The app decodes the same keys for every kind, but each kind uses only its own and ignores the rest.
      """,
    bad: #"""
      {
        "id": "settings",
        "state": { "wifi": true },
        "root": { "children": [{ "type": "toggle", "bind": "wifi", «"minValue"»: 0 }] }
      }
      """#,
    good: #"""
      {
        "id": "settings",
        "state": { "wifi": true },
        "root": { "children": [{ "type": "toggle", "bind": "wifi" }] }
      }
      """#,
    fix: "Delete it", fixLevel: .destructive)
}

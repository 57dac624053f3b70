import Diagnostics

/// A key of another component kind.
enum InapplicableKey: Rule {
  static let id: DiagnosticID = "inapplicable-key"
  static let severity = Severity.info
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that other component kinds use and this one does not.",
    why: """
      All kinds decode the same keys, and each uses only its own. The others are carried along for \
      nothing.
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
    fix: "Delete it")
}

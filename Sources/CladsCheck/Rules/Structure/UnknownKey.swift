import Diagnostics

/// An unknown key.
enum UnknownKey: Rule {
  static let id: DiagnosticID = "unknown-key"
  static let severity = Severity.warning
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that its object does not have.",
    why: """
      The app ignores unknown keys without an error, so a misspelled key looks like one that does not work.
      """,
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            {
              "type": "vstack", «"spacng"»: 8,
              "children": [{ "type": "label", "text": "Good" }, { "type": "label", "text": "morning" }]
            }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            {
              "type": "vstack", "spacing": 8,
              "children": [{ "type": "label", "text": "Good" }, { "type": "label", "text": "morning" }]
            }
          ]
        }
      }
      """#,
    fix: "Rename it to the intended key, or delete it")
}

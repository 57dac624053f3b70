import Diagnostics

/// A key that means nothing in its object.
enum UnknownKey: Rule {
  static let id: DiagnosticID = "unknown-key"
  static let severity = Severity.warning
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A key that means nothing in its object.",
    why: """
      The app drops keys it does not know and says nothing, so a misspelt key looks like one that does \
      not work.
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
    fix: "Rename it to the key that was meant, or delete it")
}

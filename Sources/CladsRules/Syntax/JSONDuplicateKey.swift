import Diagnostics

/// A key that occurs twice in one object.
enum JSONDuplicateKey: Rule {
  static let id: DiagnosticID = "json-duplicate-key"
  static let severity = Severity.error
  static let group = RuleGroup.syntax
  static let effect = RuntimeEffect.fallsBack(to: "the first of them")
  static let documentation = RuleDocumentation(
    summary: "A key that occurs twice in one object.",
    why: "Only the first one counts. Whoever edits the second one wonders why nothing changes.",
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome", «"text"»: "Good morning" }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome" }
          ]
        }
      }
      """#,
    fix: "Delete the second one")
}

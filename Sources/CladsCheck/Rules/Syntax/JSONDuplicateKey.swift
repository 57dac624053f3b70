import Diagnostics

/// A key that occurs twice in one object.
enum JSONDuplicateKey: Rule {
  static let id: DiagnosticID = "json-duplicate-key"
  static let severity = Severity.error
  static let group = RuleGroup.syntax
  static let effect = RuntimeEffect.fallsBack(to: "the first one")
  static let documentation = RuleDocumentation(
    summary: "A key that occurs twice in one object.",
    why: "Only the first one is used, so editing the second one has no effect.",
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
    fix: "Delete the second one", fixLevel: .destructive)
}

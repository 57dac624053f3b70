import Diagnostics

/// A value of another type than its key takes.
enum WrongType: Rule {
  static let id: DiagnosticID = "wrong-type"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A value of another type than its key takes, such as text for a number.",
    why: "The app converts nothing: `\"8\"` is text and not a number, `1` is a number and not `true`.",
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            {
              "type": "vstack", "spacing": «"8"»,
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
    fix: "Write the same value in the right type, where there is one")
}

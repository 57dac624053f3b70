import Diagnostics

/// A value of the wrong type for its key.
enum WrongType: Rule {
  static let id: DiagnosticID = "wrong-type"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A value of the wrong type for its key, such as a string instead of a number.",
    why: "The app converts nothing: `\"8\"` is a string, not a number, and `1` is a number, not `true`.",
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
    fix: "Convert the value to the right type, where possible")
}

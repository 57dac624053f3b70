import Diagnostics

/// A negative size, radius or distance.
enum NegativeNumber: Rule {
  static let id: DiagnosticID = "negative-number"
  static let severity = Severity.warning
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A negative size, radius or distance.",
    why: "The effect of a negative value varies between components and is hardly ever intended.",
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            {
              "type": "vstack", "spacing": «-4»,
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
              "type": "vstack", "spacing": 4,
              "children": [{ "type": "label", "text": "Good" }, { "type": "label", "text": "morning" }]
            }
          ]
        }
      }
      """#)
}

import Diagnostics

/// A size, radius or distance below zero.
enum NegativeNumber: Rule {
  static let id: DiagnosticID = "negative-number"
  static let severity = Severity.warning
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A size, a radius or a distance below zero.",
    why: """
      Nothing is smaller than nothing. What the screen makes of it differs from part to part and is \
      never what was meant.
      """,
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

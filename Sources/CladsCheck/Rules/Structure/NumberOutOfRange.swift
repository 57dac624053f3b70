import Diagnostics

/// A number that is too large or too small for a double.
enum NumberOutOfRange: Rule {
  static let id: DiagnosticID = "number-out-of-range"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A number that is too large, or too close to zero, for the app to represent.",
    why: """
      The largest number is about 1.8e308, and the smallest above zero is about 4.9e-324. The app cannot decode \
      what is beyond: it rejects the whole document.
      """,
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": «2e400» } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 24 } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#)
}

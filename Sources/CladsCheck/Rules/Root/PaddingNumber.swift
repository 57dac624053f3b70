import Diagnostics

/// A padding that is a number.
enum PaddingNumber: Rule {
  static let id: DiagnosticID = "padding-number"
  static let severity = Severity.error
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A padding that is a number.",
    why: "Padding is an object whose keys are the padded edges.",
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome", "padding": «16» }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": {
          "children": [
            { "type": "label", "text": "Welcome", "padding": { "horizontal": 16, "vertical": 16 } }
          ]
        }
      }
      """#,
    fix: "Write an object with `horizontal` and `vertical`")
}

import Diagnostics

/// An object without a key that it needs.
enum MissingRequiredKey: Rule {
  static let id: DiagnosticID = "missing-required-key"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An object without a key that it needs.",
    why: "Without the key the app cannot decode the object, and then it gives up on the whole document.",
    bad: #"""
      {
        "id": "welcome",
        «"root"»: { "backgroundColor": "#FFFFFF" }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "root": { "backgroundColor": "#FFFFFF", "children": [{ "type": "label", "text": "Welcome" }] }
      }
      """#,
    fix: "Add the key with a value to start from")
}

import Diagnostics

/// An object without a required key.
enum MissingRequiredKey: Rule {
  static let id: DiagnosticID = "missing-required-key"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An object without a required key.",
    why: "Without the key, the app cannot decode the object, and it rejects the whole document.",
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
    fix: "Add the key with a placeholder value")
}

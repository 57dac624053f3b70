import Diagnostics

/// A document that is not an object.
enum DocumentNotObject: Rule {
  static let id: DiagnosticID = "document-not-object"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A document that is not an object.",
    why: "A document is a single object with at least `id` and `root`. The app rejects anything else.",
    bad: #"""
      «[
        { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      ]»
      """#,
    good: #"""
      { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      """#)
}

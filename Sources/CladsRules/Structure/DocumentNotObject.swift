import Diagnostics

/// A document that is no object.
enum DocumentNotObject: Rule {
  static let id: DiagnosticID = "document-not-object"
  static let severity = Severity.error
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A document that is a list, a text or a number.",
    why: "A document is one object with at least `id` and `root`. Anything else is not a screen.",
    bad: #"""
      «[
        { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      ]»
      """#,
    good: #"""
      { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      """#)
}

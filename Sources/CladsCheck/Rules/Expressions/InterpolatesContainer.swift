import Diagnostics

/// An array or an object in a template.
enum InterpolatesContainer: ExpressionRule {
  static let id: DiagnosticID = "interpolates-container"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A placeholder whose value is an array, an object or `null`.",
    why: """
      The current runtime shows the value's debug description, such as `Optional(["a"])`; by the \
      specification, it is compact JSON, or empty for `null`.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "author": { "name": "Ann" } },
        "root": { "children": [ { "type": "label", "text": "By ${«author»}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "author": { "name": "Ann" } },
        "root": { "children": [ { "type": "label", "text": "By ${author.name}" } ] }
      }
      """#)
}

import Diagnostics

/// A list or an object in a text.
enum InterpolatesContainer: ExpressionRule {
  static let id: DiagnosticID = "interpolates-container"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A placeholder whose state is a list or an object.",
    why:
      "Today's phones show a programmer's view of it, such as `Optional([\"a\"])`; later ones show JSON.",
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

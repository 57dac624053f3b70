import Diagnostics

/// A data reference without a name.
enum DataSingleReference: Rule {
  static let id: DiagnosticID = "data-single-reference"
  static let severity = Severity.error
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `data` that is a single reference instead of a map of references.",
    why: """
      `data` maps names to references, and labels and buttons read the one named `value`. Older guides show \
      a bare reference.
      """,
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "root": {
          "children": [
            { "type": "label", "data": «{ "type": "binding", "path": "name" }» }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "name": "Ann" },
        "root": {
          "children": [
            { "type": "label", "data": { "value": { "type": "binding", "path": "name" } } }
          ]
        }
      }
      """#,
    fix: "Wrap it in `value`")
}

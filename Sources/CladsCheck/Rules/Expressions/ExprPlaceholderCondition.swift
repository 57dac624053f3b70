import Diagnostics

/// A condition inside a placeholder.
enum ExprPlaceholderCondition: ExpressionRule {
  static let id: DiagnosticID = "expr-placeholder-condition"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A ternary whose condition is inside `${…}`.",
    why: """
      The current runtime looks for a state key named `${…}`, finds none, and always chooses the second \
      branch.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true, "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«${isOpen}» ? 'Open' : 'Closed'" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true, "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "isOpen ? 'Open' : 'Closed'" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Remove `${` and `}`")
}

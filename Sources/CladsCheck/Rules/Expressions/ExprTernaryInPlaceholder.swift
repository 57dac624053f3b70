import Diagnostics

/// A ternary inside a placeholder of a `$expr`.
enum ExprTernaryInPlaceholder: ExpressionRule {
  static let id: DiagnosticID = "expr-ternary-in-placeholder"
  static let severity = Severity.error
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `$expr` with a ternary (`? :`) inside `${…}`.",
    why: """
      The current runtime splits the text at `?` and `:` before it looks for placeholders, and keeps a \
      fragment.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true, "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«${isOpen ? 'Open' : 'Closed'}»" } } },
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

import Diagnostics

/// A ternary inside another expression.
enum ExprNestedTernary: ExpressionRule {
  static let id: DiagnosticID = "expr-nested-ternary"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A ternary (`? :`) inside a branch or a larger expression.",
    why: """
      The current runtime splits the text at its first `?` and the next `:`, and takes the parts as written.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "isNew": false, "isOpen": true, "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "isNew ? 'New' : «isOpen ? 'Open' : 'Closed'»" } } },
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
      """#)
}

import Diagnostics

/// A condition inside another one.
enum ExprNestedTernary: ExpressionRule {
  static let id: DiagnosticID = "expr-nested-ternary"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `? :` inside a result or inside a larger expression.",
    why: "Today's phones cut a text at its first `?` and `:` only, and take what is left as it is written.",
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

import Diagnostics

/// A ternary branch without quotes.
enum ExprTernaryBranch: ExpressionRule {
  static let id: DiagnosticID = "expr-ternary-branch"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A branch of a ternary (`? :`) that is not a quoted string.",
    why: "The current runtime does not evaluate branches: it uses their source text.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "isOpen": true, "title": "Lake", "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "isOpen ? «title» : 'Closed'" } } },
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

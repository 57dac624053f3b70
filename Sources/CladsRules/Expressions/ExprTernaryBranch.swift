import Diagnostics

/// A result without quotes.
enum ExprTernaryBranch: ExpressionRule {
  static let id: DiagnosticID = "expr-ternary-branch"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A result of a `? :` that is not a quoted text.",
    why: "Today's phones do not compute results: they take them as they are written.",
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

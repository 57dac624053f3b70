import Diagnostics

/// A suffix after an index in brackets.
enum ExprSuffixAfterIndex: ExpressionRule {
  static let id: DiagnosticID = "expr-suffix-after-index"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A member or an operator after an index in brackets.",
    why: "The current runtime ignores everything after the last `]`.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "people": [ { "name": "Ann" } ], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "people[0]«.name»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "people": [ { "name": "Ann" } ], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "people.0.name" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Write the index with a dot")
}

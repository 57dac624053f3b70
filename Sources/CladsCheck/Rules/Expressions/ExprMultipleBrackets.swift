import Diagnostics

/// An expression with two subscripts.
enum ExprMultipleBrackets: ExpressionRule {
  static let id: DiagnosticID = "expr-multiple-brackets"
  static let severity = Severity.error
  static let effect = RuntimeEffect.hangs
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "An expression with more than one pair of brackets.",
    why: "The app hangs on device.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "rows": [ [ 1, 2 ] ], "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«rows[0][1]»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "rows": [ [ 1, 2 ] ], "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "rows.0.1" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Write the indices with dots")
}

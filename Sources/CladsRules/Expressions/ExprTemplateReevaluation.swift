import Diagnostics

/// A filled text that is computed once more.
enum ExprTemplateReevaluation: ExpressionRule {
  static let id: DiagnosticID = "expr-template-reevaluation"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `$expr` with placeholders whose values may look like arithmetic.",
    why: """
      Today's phones fill the placeholders and then compute the finished text if it looks like a \
      calculation.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "range": "10-12", "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": «"${range}"» } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "range": "10-12", "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "range" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#)
}

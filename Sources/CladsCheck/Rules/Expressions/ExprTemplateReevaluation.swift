import Diagnostics

/// Interpolated text that is evaluated again.
enum ExprTemplateReevaluation: ExpressionRule {
  static let id: DiagnosticID = "expr-template-reevaluation"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `$expr` with placeholders whose values may look like arithmetic.",
    why: """
      The current runtime replaces the placeholders and then evaluates the resulting text if it looks like \
      arithmetic.
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

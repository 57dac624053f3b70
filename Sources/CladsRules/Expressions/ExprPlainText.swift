import Diagnostics

/// A text for readers as an expression.
enum ExprPlainText: ExpressionRule {
  static let id: DiagnosticID = "expr-plain-text"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `$expr` that is a sentence or a word which names nothing.",
    why: """
      There is nothing to compute, so the text itself is stored; with a `?` and a `:` in it, today's \
      phones store a part of it.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": «"Welcome back"» } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": "Welcome back" } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Write the text alone")
}

import Diagnostics

/// Prose used as an expression.
enum ExprPlainText: ExpressionRule {
  static let id: DiagnosticID = "expr-plain-text"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `$expr` that is a sentence, or a word that is not a state key.",
    why: """
      There is nothing to evaluate, so the text itself is stored; if it contains a `?` and a later `:`, the \
      current runtime stores only a part of it.
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
    fix: "Write a plain string instead of `$expr`")
}

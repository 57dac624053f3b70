import Diagnostics

/// A chain of operators whose grouping is ambiguous.
enum ExprMixedOperators: ExpressionRule {
  static let id: DiagnosticID = "expr-mixed-operators"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A chain of `+ - * / %` without parentheses that is not grouped the same everywhere.",
    why: """
      By the specification, the chain is computed from left to right. The current runtime computes `-` \
      first, then `+`, `/`, `*` and `%`, each from right to left; most other languages use yet another \
      order.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "width": 10, "rows": 5, "gap": 2, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«width * rows + gap»" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "width": 10, "rows": 5, "gap": 2, "shown": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "(width * rows) + gap" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Add parentheses")
}

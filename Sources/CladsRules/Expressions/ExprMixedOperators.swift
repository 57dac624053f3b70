import Diagnostics

/// A chain of operators without parentheses.
enum ExprMixedOperators: ExpressionRule {
  static let id: DiagnosticID = "expr-mixed-operators"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A chain of `+ - * / %` that is read in more than one way.",
    why: """
      Here the chain is computed from left to right. Today's phones compute `-` first, then `+`, `/`, \
      `*` and `%`, each from the right; most other languages have yet another order.
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

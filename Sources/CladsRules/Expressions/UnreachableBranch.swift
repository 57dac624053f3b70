import Diagnostics

/// A result that is never chosen.
enum UnreachableBranch: ExpressionRule {
  static let id: DiagnosticID = "unreachable-branch"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A condition with `!` before `.contains(…)` or `.isEmpty`.",
    why: """
      Today's phones look for a list whose name starts with `!` and find none, so they always choose \
      the same result.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "«!titles.isEmpty» ? 'Some' : 'None'" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ], "shown": "" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "shown", "value": { "$expr": "titles.isEmpty ? 'None' : 'Some'" } } },
          "children": [ { "type": "label", "text": "${shown}" } ]
        }
      }
      """#,
    fix: "Swap the results and remove the `!`")
}

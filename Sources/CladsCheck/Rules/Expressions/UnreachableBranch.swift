import Diagnostics

/// A branch that is never chosen.
enum UnreachableBranch: ExpressionRule {
  static let id: DiagnosticID = "unreachable-branch"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A condition with `!` before `.contains(…)` or `.isEmpty`.",
    why: """
      The current runtime looks for an array whose name starts with `!`, finds none, and always chooses the \
      same branch.
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
    fix: "Swap the branches and remove the `!`")
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A variable of a repetition in an action.
enum IterationInAction: DocumentRule {
  static let id: DiagnosticID = "iteration-in-action"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A variable of a repetition in an action of its template.",
    why: """
      On today's phones actions see the state of the screen only: they cannot tell which copy was tapped. \
      Phones that implement ruling B-13 can.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"], "chosen": 0 },
        "root": { "children": [
          { "type": "forEach", "items": "tasks",
            "template": { "type": "button", "text": "Choose", "actions": {
              "onTap": { "type": "setState", "path": "chosen", "value": { "$expr": "«index»" } } } } },
          { "type": "label", "text": "${chosen}" }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"], "chosen": 0 },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "label", "text": "${item}" } },
          { "type": "button", "text": "Choose the first", "actions": {
            "onTap": { "type": "setState", "path": "chosen", "value": 1 } } },
          { "type": "label", "text": "${chosen}" }
        ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for entry in context.iterationUses where entry.usage == .action {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.place(of: use), "actions do not know `\(use.root)` on today's phones",
          consequence: "\(Deviation.iterationScope.entry.device); ruling B-13 gives it the element",
          help: "write the copies one by one, each with its own action"),
        sharing: String(entry.action ?? 0))
    }
  }
}

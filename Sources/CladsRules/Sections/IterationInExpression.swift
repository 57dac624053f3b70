import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A variable of a repetition inside of a larger expression.
enum IterationInExpression: DocumentRule {
  static let id: DiagnosticID = "iteration-in-expression"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A variable of a repetition in an expression: `${index + 1}`.",
    why: """
      On today's phones expressions see the state of the screen only, and no variable of a repetition. \
      Phones that implement ruling B-10 see both.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks",
            "template": { "type": "label", "text": "${«index» + 1}" } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks",
            "template": { "type": "label", "text": "${item}" } }
        ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for entry in context.iterationUses where entry.usage == .expression {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.place(of: use), "today's phones do not know `\(use.root)` in an expression",
          consequence: "it has no value there; phones that implement ruling B-10 know it",
          help: "store the finished text in the list, and show it alone"),
        sharing: String(entry.scope))
    }
  }
}

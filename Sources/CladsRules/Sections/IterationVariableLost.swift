import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A variable of a repetition that is lost when the screen is drawn.
enum IterationVariableLost: DocumentRule {
  static let id: DiagnosticID = "iteration-variable-lost"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A template with a variable of a repetition: `${item}`.",
    why: """
      Today's phones fill the template when the screen is made; where SwiftUI draws it again, the \
      variable is gone and the text is empty.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "label", "text": "${«item»}" } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "label", "text": "${tasks.0}" }
        ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for entry in context.iterationUses where entry.usage == .shown && entry.use.form == .template {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.place(of: use),
          "today's phones lose `\(use.root)` when SwiftUI draws the text again",
          consequence: "\(Deviation.iterationText.entry.device); phones that implement ruling B-10 show it",
          help: "write the copies one by one, with paths such as `tasks.0`"),
        sharing: String(entry.scope))
    }
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable that is lost when the screen is redrawn.
enum IterationVariableLost: DocumentRule {
  static let id: DiagnosticID = "iteration-variable-lost"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A template with an iteration variable: `${item}`.",
    why: """
      The current runtime fills the template when it resolves the screen; when SwiftUI draws it, the \
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
    for entry in context.iteration.uses where entry.usage == .shown && entry.use.form == .template {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.state.range(of: use),
          "`\(use.root)` is lost on device when SwiftUI draws the text",
          consequence: "\(Deviation.iterationText.entry.device); the specification shows the value",
          help: "write each copy separately, with paths such as `tasks.0`"),
        sharing: String(entry.scope))
    }
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A member of an element in a template.
enum IterationMember {
  static let rule = Rule(
    "iteration-member", .warning, .sections, checks: .document(check), isPortability: true,
    summary: "A member of the element of a `forEach`: `${item.name}`, or the path `item.name`.",
    why: """
      The current runtime can show the element itself but not its members: the text is empty. By the \
      specification, the member is shown.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": [{ "name": "Sweep" }] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "label", "text": "${«item.name»}" } }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "tasks", state: #"{ "tasks": ["Sweep"] }"#,
        #"""
        { "type": "forEach", "items": "tasks",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        """#)))

  static func check(_ context: RuleContext) {
    for entry in context.iteration.uses
    where entry.usage == .member && !context.isButtonText(entry.use.node) {
      let use = entry.use
      context.report(
        RuleFinding(
          at: context.state.range(of: use), "`\(use.text)` has no value on device",
          consequence: "\(Deviation.iterationText.entry.device); the specification shows the member",
          help: "use an array of strings and bind a label to the path `\(use.root)`"),
        sharing: String(entry.scope))
    }
  }
}

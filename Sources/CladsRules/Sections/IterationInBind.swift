import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A control that is bound to a variable of a repetition.
enum IterationInBind: DocumentRule {
  static let id: DiagnosticID = "iteration-in-bind"
  static let severity = Severity.warning
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `bind` or another path of a control that starts with a variable of a repetition.",
    why: """
      Today's phones take the path for one of the state of the screen: all copies share one value, \
      and the list never changes. Phones that implement ruling B-13 change the element.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": [{ "done": false }] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "toggle", "bind": «"item.done"» } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "state": { "first": false },
        "root": { "children": [
          { "type": "toggle", "bind": "first" }
        ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for entry in context.iterationUses where entry.usage == .control {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.place(of: use), "today's phones cannot bind to `\(use.text)`",
          consequence: "all copies share state that is called so; ruling B-13 means the element",
          help: "write the copies one by one, each bound to its own state"))
    }
  }
}

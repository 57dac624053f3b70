import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A control bound to an iteration variable.
enum IterationInBind {
  static let rule = Rule(
    "iteration-in-bind", .warning, .sections, checks: .document(check), isPortability: true,
    summary: "A `bind` or another path of a control that starts with an iteration variable.",
    why: """
      The current runtime takes the path as a global state path: all copies share one value, and the array \
      never changes. By the specification, the element changes.
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
    for entry in context.iteration.uses where entry.usage == .control {
      let use = entry.use
      context.report(
        RuleFinding(
          at: context.state.range(of: use), "a control cannot be bound to `\(use.text)` on device",
          consequence:
            "all copies share the global state of that name; the specification binds to the element",
          help: "write each copy separately, bound to its own state"))
    }
  }
}

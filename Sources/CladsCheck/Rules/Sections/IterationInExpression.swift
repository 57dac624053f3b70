import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable inside a larger expression.
enum IterationInExpression {
  static let rule = Rule(
    "iteration-in-expression", .warning, .sections, checks: .document(check), isPortability: true,
    summary: "An iteration variable in an expression, such as `${index + 1}`.",
    why: """
      On device, an expression sees only the global state, and no iteration variables. By the specification, \
      it sees both.
      """,
    bad: .compactScreen(
      "tasks", state: #"{ "tasks": ["Sweep"] }"#,
      #"""
      { "type": "forEach", "items": "tasks",
        "template": { "type": "label", "text": "${«index» + 1}" } }
      """#),
    good: .replacing(
      #""text": "${index + 1}""#, with: #""data": { "value": { "type": "binding", "path": "item" } }"#))

  static func check(_ context: RuleContext) {
    for entry in context.iteration.uses
    where entry.usage == .expression && !context.isButtonText(entry.use.node) {
      let use = entry.use
      context.report(
        RuleFinding(
          at: context.state.range(of: use), "`\(use.root)` is not available in expressions on device",
          consequence: "it has no value there; the specification uses the variable",
          help: "store the final text in the array and bind a label to the path of the element"),
        sharing: String(entry.scope))
    }
  }
}

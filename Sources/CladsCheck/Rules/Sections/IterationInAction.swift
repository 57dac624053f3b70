import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable in an action.
enum IterationInAction {
  static let rule = Rule(
    "iteration-in-action", .warning, .sections, checks: .document(check), isPortability: true,
    summary: "An iteration variable in an action of a template.",
    why: """
      On device, an action reads only the global state, so it cannot tell which copy was tapped. By the \
      specification, it sees the variables of its copy.
      """,
    bad: .compactScreen(
      "tasks", state: #"{ "tasks": ["Sweep"], "chosen": 0 }"#,
      #"""
      { "type": "forEach", "items": "tasks",
        "template": { "type": "button", "text": "Choose", "actions": {
          "onTap": { "type": "setState", "path": "chosen", "value": { "$expr": "«index»" } } } } },
      { "type": "label", "text": "${chosen}" }
      """#),
    good: .document(
      .compactScreen(
        "tasks", state: #"{ "tasks": ["Sweep"], "chosen": 0 }"#,
        #"""
        { "type": "forEach", "items": "tasks",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } },
        { "type": "button", "text": "Choose the first", "actions": {
          "onTap": { "type": "setState", "path": "chosen", "value": 1 } } },
        { "type": "label", "text": "${chosen}" }
        """#)))

  static func check(_ context: RuleContext) {
    for entry in context.iteration.uses where entry.usage == .action {
      let use = entry.use
      context.report(
        RuleFinding(
          at: context.state.range(of: use), "`\(use.root)` is not available in actions on device",
          consequence: "\(Deviation.iterationScope.entry.device); the specification uses the variable",
          help: "write each copy separately, with its own action"),
        sharing: String(entry.action ?? 0))
    }
  }
}

import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// A named action that is never used.
enum UnusedAction {
  static let rule = Rule(
    "unused-action", .hint, .actions, checks: .document(check),
    summary: "A named action that no event, alert or request refers to.",
    why: "It never runs, unless the app runs it by id.",
    bad: .compactScreen(
      "news", actions: #"{ "close": { "type": "dismiss" }, «"leave"»: { "type": "dismiss" } }"#,
      #"{ "type": "button", "text": "Close", "actions": { "onTap": "close" } }"#),
    fix: "Delete the action", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    for symbol in context.unused(.action)
    where !context.project.hostActions.contains(symbol.name)
      && !context.modifiers.mayRun(symbol.name)
    {
      guard let key = symbol.declarations.first, let member = context.view.member(owning: key) else {
        continue
      }
      let move = MisplacedActions.moveIntoRoot(member, named: symbol.name, context)
      context.report(
        RuleFinding(
          at: context.view.range(key), "the action `\(symbol.name)` is never used",
          help: move?.title.withLowercaseInitial ?? "delete it, or refer to it where it should run",
          fixes: (move.map { [$0] } ?? []) + context.deletion(ofUnused: member),
          tags: [.unnecessary]))
    }
  }
}

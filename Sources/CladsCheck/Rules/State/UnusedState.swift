import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A state key that is never read or written.
enum UnusedState {
  static let rule = Rule(
    "unused-state", .hint, .state, checks: .document(check),
    summary: "A key of `state` that nothing in the document reads or writes.",
    why: """
      It has no effect unless the app itself uses it. The rule is off in documents with custom components or \
      actions.
      """,
    bad: .compactScreen(
      "profile", state: #"{ "name": "Ann", «"age"»: 30 }"#,
      #"{ "type": "label", "text": "Hello, ${name}" }"#),
    fix: "Delete the key", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    guard !(context.document.state ?? [:]).isEmpty, !context.host.isOpen, !context.hasSyntaxErrors,
      context.hasContent
    else { return }
    let roots = context.analysis.state.roots
    let missing = KnownNames(context.state.usedRoots.filter { roots[$0] == nil })
    for entry in context.document.state ?? [:]
    where !context.isCanceled() && context.state.access(ofRoot: entry.name) == nil && entry.name != "local" {
      guard !missing.anyIsMeantToBe(entry.name), !context.state.isMentioned(entry.name),
        !context.mentions.containsState(entry.name),
        let member = context.view.member(owning: entry.key),
        !context.view.isComment(member, isFixed: false)
      else { continue }
      context.report(
        RuleFinding(
          at: context.view.range(entry.key), "`\(entry.name)` is never read or written",
          help: "delete it, or use it", fixes: context.deletion(ofUnused: member), tags: [.unnecessary]))
    }
  }
}

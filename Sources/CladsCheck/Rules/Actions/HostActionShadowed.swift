import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A named action whose id is a built-in action type other than its own.
enum HostActionShadowed {
  static let rule = Rule(
    "host-action-shadowed", .info, .actions, checks: .document(check),
    summary: "A named action whose id is a built-in action type other than its own.",
    why: "Readers, and app code that handles actions by id, mistake it for the built-in action.",
    bad: .compactScreen(
      "news", actions: #"{ «"dismiss"»: { "type": "navigate", "destination": "home" } }"#,
      #"{ "type": "button", "text": "Home", "actions": { "onTap": "dismiss" } }"#),
    good: .document(
      .compactScreen(
        "news", actions: #"{ "goHome": { "type": "navigate", "destination": "home" } }"#,
        #"{ "type": "button", "text": "Home", "actions": { "onTap": "goHome" } }"#)))

  static func check(_ context: RuleContext) {
    for entry in context.document.actions ?? [:] where !context.isCanceled() {
      guard let type = entry.value.type, type != entry.name,
        case .builtIn? = context.analysis.vocabulary.entry(named: entry.name, in: .action)?.origin,
        closest(to: type, in: [entry.name], atMost: 2).isEmpty
      else { continue }
      context.report(
        RuleFinding(
          at: context.view.range(entry.key),
          "`\(entry.name)` is a built-in action type, but this action has the type `\(type)`",
          help: "choose an id that says what the action does"))
    }
  }
}

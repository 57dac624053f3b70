import CladsDocument
import Diagnostics
import JSONSyntax

/// A state key that never changes.
enum ReadOnlyLiteral {
  static let rule = Rule(
    "read-only-literal", .hint, .state, checks: .document(check), isOnByDefault: false,
    summary: "A key of `state` that is read and that nothing in the document writes.",
    why: "It is a constant: its value could be written where it is read.",
    bad: .compactScreen(
      "greeting", state: #"{ «"name"»: "Ann" }"#, #"{ "type": "label", "text": "Hello, ${name}" }"#),
    good: .document(.compactScreen("greeting", #"{ "type": "label", "text": "Hello, Ann" }"#)))

  static func check(_ context: RuleContext) {
    guard !(context.document.state ?? [:]).isEmpty, !context.host.isOpen, !context.hasSyntaxErrors else {
      return
    }
    for entry in context.document.state ?? [:]
    where !context.isCanceled() && context.state.access(ofRoot: entry.name) == .read {
      context.report(
        RuleFinding(
          at: context.view.range(entry.key), "`\(entry.name)` never changes",
          help: "write its value where it is read, or keep it for the app to set"))
    }
  }
}

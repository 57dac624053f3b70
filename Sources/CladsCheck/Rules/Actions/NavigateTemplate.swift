import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// A placeholder in a destination.
enum NavigateTemplate {
  static let rule = Rule(
    "navigate-template", .warning, .actions, checks: .action(check),
    summary: "A `${…}` placeholder in a `destination`.",
    why: """
      The app receives the destination as written, placeholder included, and most likely does not know it.
      """,
    bad: .compactScreen(
      "shop", state: #"{ "next": "checkout" }"#,
      actions: #"{ "go": { "type": "navigate", "destination": "«${next}»" } }"#,
      #"{ "type": "button", "text": "Go on", "actions": { "onTap": "go" } }"#),
    good: .document(
      .compactScreen(
        "shop", actions: #"{ "go": { "type": "navigate", "destination": "checkout" } }"#,
        #"{ "type": "button", "text": "Go on", "actions": { "onTap": "go" } }"#)))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .navigate(let navigate) = action, let destination = navigate.destination,
      Template.containsPlaceholder(destination), let node = context.valueNode(\.destination, of: navigate),
      let range = context.view.placeholder(in: node)
    else { return }
    context.report(
      RuleFinding(
        at: range, "`${}` is not interpolated in a destination",
        consequence: "the app is asked to open a destination named `\(destination)`",
        help: "write a fixed destination, or let a custom action choose one"))
  }
}

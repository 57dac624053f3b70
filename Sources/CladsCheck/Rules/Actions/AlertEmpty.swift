import CladsDocument
import Diagnostics
import JSONSyntax

/// An alert with neither a title nor a message.
enum AlertEmpty {
  static let rule = Rule(
    "alert-empty", .info, .actions, .fallsBack(to: "the title `Alert`"), checks: .action(check),
    summary: "An alert with neither a `title` nor a `message`.",
    why: "The alert shows only the default title \"Alert\" and its buttons.",
    bad: .compactScreen(
      "news", actions: #"{ "hello": { "type": «"showAlert"» } }"#,
      #"{ "type": "button", "text": "Hello", "actions": { "onTap": "hello" } }"#),
    good: .replacing(#""showAlert""#, with: #""showAlert", "title": "Hello", "message": "No news today""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .showAlert(let alert) = action, alert.title == nil, alert.message == nil,
      context.isSettled(alert.origin.node), context.member(\.title, of: alert) == nil,
      context.member(\.message, of: alert) == nil, !context.hasForeignKeys(alert),
      let type = action.typeNode(in: context.view)
    else { return }
    let (title, message) = (
      context.name(\Document.ShowAlertAction.title), context.name(\Document.ShowAlertAction.message)
    )
    context.report(
      RuleFinding(
        at: context.view.range(type), "this alert has neither a title nor a message",
        consequence: "the app shows only the title \"Alert\" and the buttons",
        help: "add a `\(title)` or a `\(message)`"))
  }
}

extension RuleContext {
  /// Returns whether an action has keys other than `type` that no row describes; one of them may be a
  /// misspelling.
  func hasForeignKeys<Part: Described>(_ part: Part) -> Bool {
    view.members(of: part.origin.node).contains { member in
      !view.hasName(member, "type") && Part.table.row(named: view.string(view.name(of: member))) == nil
    }
  }
}

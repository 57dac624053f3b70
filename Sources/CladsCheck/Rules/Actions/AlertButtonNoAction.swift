import CladsDocument
import Diagnostics
import JSONSyntax

/// A button of an alert that promises to do something and has no action.
enum AlertButtonNoAction {
  static let rule = Rule(
    "alert-button-no-action", .info, .actions, checks: .action(check),
    summary: "A destructive alert button without an action, or any other next to a cancel button.",
    why: """
      A button without an action only closes the alert. That is right for an `OK` or a cancel button; a \
      button that confirms something does the same as the one that cancels.
      """,
    bad: .compactScreen(
      "account",
      #"""
      { "type": "button", "text": "Log out", "actions": { "onTap": {
        "type": "showAlert", "title": "Log out?", "buttons": [
          { "label": "Stay", "style": "cancel" }, «{» "label": "Log out" } ] } } }
      """#),
    good: .document(
      .compactScreen(
        "account", actions: #"{ "close": { "type": "dismiss" } }"#,
        #"""
        { "type": "button", "text": "Log out", "actions": { "onTap": {
          "type": "showAlert", "title": "Log out?", "buttons": [
            { "label": "Stay", "style": "cancel" }, { "label": "Log out", "action": "close" } ] } } }
        """#)))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .showAlert(let alert) = action, let buttons = alert.buttons else { return }
    let hasCancel = buttons.contains { $0.style == .cancel }
    for button in buttons where !context.isCanceled() {
      let node = button.origin.node
      guard button.style == .destructive || (hasCancel && button.style != .cancel),
        context.member(\.action, of: button) == nil, context.isSettled(node), !context.hasUnknownKeys(button)
      else { continue }
      let label = button.label.map { "the button `\($0)`" } ?? "this button"
      context.report(
        RuleFinding(
          at: context.head(of: node), "\(label) has no `\(context.name(\Document.AlertButton.action))`",
          consequence: "tapping it only closes the alert",
          help:
            "add `\(context.written(\Document.AlertButton.action, as: "…"))` with the id of a named action"),
        sharing: String(action.origin.node))
    }
  }
}

import CladsDocument
import Diagnostics

/// An alert with more than one cancel button.
enum AlertCancelCount {
  static let rule = Rule(
    "alert-cancel-count", .warning, .actions, checks: .action(check),
    summary: "An alert with more than one button of style `cancel`.",
    why: "The platform allows one cancel button. With two, which of them appears, and where, is undefined.",
    bad: #"""
      {
        "id": "cart",
        "actions": {
          "leave": {
            "type": "showAlert", "title": "Leave the shop?",
            "buttons": [
              { "label": "Stay", "style": "cancel" },
              { "label": "Leave", "style": «"cancel"», "action": "close" }
            ]
          },
          "close": { "type": "dismiss" }
        },
        "root": { "children": [ { "type": "button", "text": "Leave", "actions": { "onTap": "leave" } } ] }
      }
      """#,
    good: #"""
      {
        "id": "cart",
        "actions": {
          "leave": {
            "type": "showAlert", "title": "Leave the shop?",
            "buttons": [ { "label": "Stay", "style": "cancel" }, { "label": "Leave", "action": "close" } ]
          },
          "close": { "type": "dismiss" }
        },
        "root": { "children": [ { "type": "button", "text": "Leave", "actions": { "onTap": "leave" } } ] }
      }
      """#,
    fix: "Make it a regular button", fixLevel: .destructive)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .showAlert(let alert) = action, let buttons = alert.buttons, buttons.count > 1 else {
      return
    }
    let cancels = buttons.filter { $0.style == .cancel }
    guard cancels.count > 1, let first = context.value(\.style, of: cancels[0]) else { return }
    for button in cancels.dropFirst() {
      guard let range = context.value(\.style, of: button) else { continue }
      context.report(
        RuleFinding(
          at: range, "an alert can have only one `\(Document.AlertButtonStyle.cancel.rawValue)` button",
          consequence: "which of them appears, and where, is undefined",
          help: "make it a regular button", related: [Related("the first `cancel` button", at: first)],
          fixes: context.deletion(\.style, of: button)))
    }
  }
}

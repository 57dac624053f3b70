import CladsDocument
import Diagnostics

/// An alert whose buttons are all destructive.
enum AlertDestructiveWithoutCancel {
  static let rule = Rule(
    "alert-destructive-without-cancel", .info, .actions, checks: .action(check),
    summary: "An alert whose buttons are all destructive.",
    why: "The user cannot back out.",
    bad: #"""
      {
        "id": "cart",
        "state": { "cart": [] },
        "actions": {
          "ask": {
            "type": "showAlert", "title": "Empty the cart?",
            "buttons": [ «{» "label": "Empty it", "style": "destructive", "action": "empty" } ]
          },
          "empty": { "type": "clearArray", "path": "cart" }
        },
        "root": {
          "children": [
            { "type": "label", "text": "${cart.count} things" },
            { "type": "button", "text": "Empty", "actions": { "onTap": "ask" } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "cart",
        "state": { "cart": [] },
        "actions": {
          "ask": {
            "type": "showAlert", "title": "Empty the cart?",
            "buttons": [
              { "label": "Empty it", "style": "destructive", "action": "empty" },
              { "label": "Keep it", "style": "cancel" }
            ]
          },
          "empty": { "type": "clearArray", "path": "cart" }
        },
        "root": {
          "children": [
            { "type": "label", "text": "${cart.count} things" },
            { "type": "button", "text": "Empty", "actions": { "onTap": "ask" } }
          ]
        }
      }
      """#,
    fix: "Add a cancel button")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .showAlert(let alert) = action, let buttons = alert.buttons, let first = buttons.first,
      buttons.allSatisfy({ $0.style == .destructive }), let list = context.valueNode(\.buttons, of: alert),
      context.isSettled(list)
    else { return }
    let (label, style) = (
      context.name(\Document.AlertButton.label), context.name(\Document.AlertButton.style)
    )
    let cancel =
      "{ \"\(label)\": \"Cancel\", \"\(style)\": \"\(Document.AlertButtonStyle.cancel.rawValue)\" }"
    context.report(
      RuleFinding(
        at: context.head(of: first.origin.node), "this alert has only destructive buttons",
        consequence: "the user cannot back out", help: "add `\(cancel)`",
        fixes: context.insertion("Add a cancel button", of: cancel, into: list)))
  }
}

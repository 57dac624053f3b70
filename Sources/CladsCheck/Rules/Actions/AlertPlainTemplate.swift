import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder in an alert's text that is shown as written.
enum AlertPlainTemplate {
  static let rule = Rule(
    "alert-plain-template", .warning, .actions, checks: .action(check),
    summary: "A `${…}` placeholder in an alert's `title`, plain `message` or button `label`.",
    why: "These strings are shown as written; only a `message` with a `template` is interpolated.",
    bad: #"""
      {
        "id": "cart",
        "state": { "cart": [] },
        "actions": {
          "count": { "type": "showAlert", "title": "Your cart", "message": "It holds «${cart.count}» things" }
        },
        "root": { "children": [ { "type": "button", "text": "Count", "actions": { "onTap": "count" } } ] }
      }
      """#,
    good: #"""
      {
        "id": "cart",
        "state": { "cart": [] },
        "actions": {
          "count": {
            "type": "showAlert", "title": "Your cart",
            "message": { "type": "binding", "template": "It holds ${cart.count} things" }
          }
        },
        "root": { "children": [ { "type": "button", "text": "Count", "actions": { "onTap": "count" } } ] }
      }
      """#,
    fix: "Convert the message to a template")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .showAlert(let alert) = action else { return }
    if let title = alert.title, Template.containsPlaceholder(title) {
      report(context.valueNode(\.title, of: alert), "an alert's title", context)
    }
    if case .static(let message)? = alert.message, Template.containsPlaceholder(message) {
      report(context.valueNode(\.message, of: alert), plainMessage, context)
    }
    for button in alert.buttons ?? [] {
      guard let label = button.label, Template.containsPlaceholder(label) else { continue }
      report(context.valueNode(\.label, of: button), "the label of an alert button", context)
    }
  }

  private static let plainMessage = "an alert's plain message"

  private static func report(_ node: RecordIndex?, _ what: String, _ context: RuleContext) {
    guard let node, let range = context.view.placeholder(in: node) else { return }
    let isMessage = what == plainMessage
    let text = context.text(context.view.range(node))
    let template = "{ \"type\": \"binding\", \"template\": \(text) }"
    context.report(
      RuleFinding(
        at: range, "`${}` is not interpolated in \(what)",
        consequence: "the alert shows `\(context.text(range))` as written",
        help: isMessage
          ? "write an object with the type `binding` and a `template`"
          : "move the computed text to the message, as a `template`",
        fixes: isMessage
          ? context.replacement("Convert to a template", of: context.view.range(node), with: template) : []))
  }
}

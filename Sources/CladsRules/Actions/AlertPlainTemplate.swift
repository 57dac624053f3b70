import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder in a text of an alert that is shown as it is written.
enum AlertPlainTemplate: ActionRule {
  static let id: DiagnosticID = "alert-plain-template"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A placeholder in the plain `message`, the `title` or a button of an alert.",
    why: "These texts are shown as they are written; only a message with a `template` is interpolated.",
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
    fix: "Write the message with a template")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .showAlert(let alert) = action.payload else { return }
    if let title = alert.title, Template.containsPlaceholder(title) {
      report(context.valueNode(\.title, of: alert), "a title", context)
    }
    if case .literal(let message)? = alert.message, Template.containsPlaceholder(message) {
      report(context.valueNode(\.message, of: alert), "a plain message", context)
    }
    for button in alert.buttons ?? [] {
      guard let label = button.label, Template.containsPlaceholder(label) else { continue }
      report(context.valueNode(\.label, of: button), "the caption of a button", context)
    }
  }

  private static func report(_ node: RecordIndex?, _ what: String, _ context: RuleContext) {
    guard let node, let range = context.placeholder(in: node) else { return }
    let isMessage = what == "a plain message"
    let text = context.text(context.view.range(node))
    let template = "{ \"type\": \"binding\", \"template\": \(text) }"
    context.report(
      Finding(
        id, at: range, "placeholders are not replaced in \(what) of an alert",
        consequence: "the alert shows `\(context.text(range))` as it is written",
        help: isMessage
          ? "write it as an object with the type `binding` and a `template`"
          : "put what is computed into the message, as a `template`",
        fixes: isMessage
          ? context.replacement("Write it as a template", of: context.view.range(node), with: template) : []))
  }
}

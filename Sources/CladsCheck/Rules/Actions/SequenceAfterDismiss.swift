import CladsDocument
import Diagnostics
import JSONSyntax

/// A step after the one that closes the screen.
enum SequenceAfterDismiss {
  static let rule = Rule(
    "sequence-after-dismiss", .warning, .actions, checks: .action(check),
    summary: "A `sequence` step after `dismiss`.",
    why: """
      The screen is already closing when the step runs: an alert may never appear, and changes are no \
      longer visible.
      """,
    bad: #"""
      {
        "id": "news",
        "actions": {
          "close": {
            "type": "sequence",
            "steps": [ { "type": "dismiss" }, { "type": «"showAlert"», "title": "Saved" } ]
          }
        },
        "root": { "children": [ { "type": "button", "text": "Close", "actions": { "onTap": "close" } } ] }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "actions": {
          "leave": { "type": "dismiss" },
          "close": {
            "type": "showAlert", "title": "Saved", "buttons": [ { "label": "OK", "action": "leave" } ]
          }
        },
        "root": { "children": [ { "type": "button", "text": "Close", "actions": { "onTap": "close" } } ] }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .sequence(let sequence) = action,
      let closing = sequence.steps.firstIndex(where: \.isDismissal)
    else { return }
    let closingType = sequence.steps[closing].typeNode(in: context.view)
    let alert = sequence.steps.firstIndex(where: \.isAlert)
    if let alert, alert < closing, let closingType {
      return context.report(
        RuleFinding(
          at: context.view.range(closingType), "the screen closes while the alert is shown",
          consequence: "`showAlert` does not wait for an answer, and the alert disappears with the screen",
          help: onButton,
          related: sequence.steps[alert].typeNode(in: context.view).map {
            [Related("the alert is shown here", at: context.view.range($0))]
          } ?? []))
    }
    guard closing + 1 < sequence.steps.count,
      let type = sequence.steps[closing + 1].typeNode(in: context.view)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(type), "the screen is already closing when this step runs",
        help: alert == nil ? "move the step that closes the screen to the end" : onButton,
        related: closingType.map { [Related("the screen is closed here", at: context.view.range($0))] } ?? [])
    )
  }

  private static let onButton = """
    declare the action that closes the screen in `actions`, and name it as the `action` of a button of the alert
    """
}

extension Document.Action {
  fileprivate var isDismissal: Bool {
    if case .dismiss = self { true } else { false }
  }
  fileprivate var isAlert: Bool {
    if case .showAlert = self { true } else { false }
  }
}

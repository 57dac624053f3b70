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
    good: .replacing(
      #""dismiss" }, { "type": "showAlert", "title": "Saved""#,
      with: #""showAlert", "title": "Saved" }, { "type": "dismiss""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .sequence(let sequence) = action,
      let closing = sequence.steps.firstIndex(where: \.isDismissal), closing + 1 < sequence.steps.count,
      let type = sequence.steps[closing + 1].typeNode(in: context.view)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(type), "the screen is already closing when this step runs",
        help: "move the step that closes the screen to the end",
        related: sequence.steps[closing].typeNode(in: context.view).map {
          [Related("the screen is closed here", at: context.view.range($0))]
        } ?? []))
  }
}

extension Document.Action {
  fileprivate var isDismissal: Bool {
    if case .dismiss = self { true } else { false }
  }
}

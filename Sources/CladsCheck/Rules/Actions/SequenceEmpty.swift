import CladsDocument
import Diagnostics
import JSONSyntax

/// A sequence without steps.
enum SequenceEmpty {
  static let rule = Rule(
    "sequence-empty", .warning, .actions, .doesNothing, checks: .action(check),
    summary: "A `sequence` without steps.",
    why: "It does nothing.",
    bad: .compactScreen(
      "news", actions: #"{ "close": { "type": "sequence", "steps": «[]» } }"#,
      #"{ "type": "button", "text": "Close", "actions": { "onTap": "close" } }"#),
    good: .replacing(#"s": ["#, with: #"s": [ { "type": "dismiss" } "#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .sequence(let sequence) = action, sequence.steps.isEmpty,
      let steps = context.valueNode(\.steps, of: sequence), context.view.kind(steps) == .array,
      context.isSettled(steps), context.view.firstChild(of: steps) == context.view.end(of: steps)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(steps), "this sequence has no steps", effect: rule.description.effect,
        help: "add a step, such as `{ \"type\": \"dismiss\" }`, or delete the action"))
  }
}

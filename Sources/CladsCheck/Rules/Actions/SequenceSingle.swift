import CladsDocument
import Diagnostics
import JSONSyntax

/// A sequence with a single step.
enum SequenceSingle {
  static let rule = Rule(
    "sequence-single", .hint, .actions, checks: .action(check), isOnByDefault: false,
    summary: "A `sequence` with a single step.",
    why: "The step on its own does the same.",
    bad: .compactScreen(
      "news", actions: #"{ "close": { "type": «"sequence"», "steps": [ { "type": "dismiss" } ] } }"#,
      #"{ "type": "button", "text": "Close", "actions": { "onTap": "close" } }"#),
    fix: "Replace the sequence with its step")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .sequence(let sequence) = action, sequence.steps.count == 1,
      context.isSettled(action.origin.node), let type = action.typeNode(in: context.view),
      let steps = context.valueNode(\.steps, of: sequence),
      context.view.end(of: context.view.firstChild(of: steps)) == context.view.end(of: steps)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(type), "this sequence has a single step", help: "use the step on its own",
        fixes: context.replacement(
          "Replace the sequence with its step", of: action.origin.range,
          with: context.text(sequence.steps[0].origin.range))
      ))
  }
}

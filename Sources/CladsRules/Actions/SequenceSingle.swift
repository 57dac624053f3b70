import CladsDocument
import Diagnostics
import JSONSyntax

/// A sequence of one step.
enum SequenceSingle: ActionRule {
  static let id: DiagnosticID = "sequence-single"
  static let severity = Severity.hint
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let isOnByDefault = false
  static let documentation = RuleDocumentation(
    summary: "A `sequence` of one step.",
    why: "The step alone does the same.",
    bad: #"""
      {
        "id": "news",
        "actions": { "close": { "type": «"sequence"», "steps": [ { "type": "dismiss" } ] } },
        "root": { "children": [ { "type": "button", "text": "Close", "actions": { "onTap": "close" } } ] }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "actions": { "close": { "type": "dismiss" } },
        "root": { "children": [ { "type": "button", "text": "Close", "actions": { "onTap": "close" } } ] }
      }
      """#,
    fix: "Put the step in place of the sequence")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .sequence(let sequence) = action.payload, sequence.steps.count == 1,
      context.isSettled(action.origin.node), let type = action.typeNode,
      let steps = context.valueNode(\.steps, of: sequence),
      context.view.end(of: context.view.firstChild(of: steps)) == context.view.end(of: steps)
    else { return }
    context.report(
      Finding(
        id, at: context.view.range(type), "a sequence of one step", help: "write the step alone",
        fixes: context.replacement(
          "Write the step alone", of: action.origin.range, with: context.text(sequence.steps[0].origin.range))
      ))
  }
}

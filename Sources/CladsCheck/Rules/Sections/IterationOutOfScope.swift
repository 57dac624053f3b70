import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable outside of its template.
enum IterationOutOfScope {
  static let rule = Rule(
    "iteration-out-of-scope", .warning, .sections, checks: .document(check),
    absorbing: [UndeclaredState.rule.description],
    summary: "An iteration variable used outside of its template.",
    why: """
      The element and its index are defined only inside the template. Elsewhere, the name is a state key.
      """,
    bad: .compactScreen(
      "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "label", "text": "${«item»}" },
      { "type": "forEach", "items": "cities",
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
      """#),
    good: .document(
      .compactScreen(
        "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
        #"""
        { "type": "forEach", "items": "cities",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        """#)))

  static func check(_ context: RuleContext) {
    guard context.analysis.scopes.scopes.contains(where: { $0.kind == .iteration }),
      context.document.hasReadRoot
    else { return }
    let root = context.document.root
    let state = context.analysis.state
    // Named data sources and actions may be used where the name is defined.
    for use in state.uses
    where !context.isCanceled() && use.access == .read && use.use != .ternaryBranch
      && use.node > root.origin.node && use.node < context.view.end(of: root.origin.node)
    {
      guard context.iteration.itemNames.contains(use.root),
        case .undeclared(after: 0) = state.lookup(use.components),
        context.view.isCompleteString(use.node), !context.isBeingTyped(\.state),
        !context.host.declaresState(at: use.components)
      else { continue }
      context.report(
        RuleFinding(
          at: context.state.range(of: use),
          "`\(use.root)` is defined only inside the template of its `forEach`",
          consequence: use.use == .condition ? "it counts as false here" : "it has no value here",
          help: "move this into the template, or write a state path"))
    }
  }
}

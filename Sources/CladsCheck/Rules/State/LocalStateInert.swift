import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Local state, which the current runtime does not keep.
enum LocalStateInert {
  static let rule = Rule(
    "local-state-inert", .warning, .state, checks: .document(check), isPortability: true,
    summary: "A `state` on a stack or a component.",
    why: """
      The current runtime ignores the declaration and uses one global object named `local`, which is \
      initially absent.
      """,
    bad: .screen(
      "shop",
      #"""
      {
        "type": "vstack",
        «"state"»: { "isOpen": false },
        "children": [ { "type": "toggle", "localBind": "isOpen" } ]
      }
      """#),
    good: .document(
      .compactScreen(
        "shop", state: #"{ "isOpen": false }"#,
        #"{ "type": "toggle", "bind": "isOpen" }"#)))

  static func check(_ context: RuleContext) {
    for scope in context.analysis.scopes.scopes where !context.isCanceled() && scope.kind == .localState {
      guard let declaration = scope.variables.lazy.filter(\.isLocal).compactMap(\.declaration).first,
        let map = context.object(owning: declaration)
      else { continue }
      context.report(
        RuleFinding(
          at: context.head(of: map), "local state is not supported on device",
          consequence: Deviation.localState.entry.device,
          help: "declare it in the `state` of the document"),
        sharing: "")
    }
  }
}

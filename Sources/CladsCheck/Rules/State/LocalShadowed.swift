import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Local state that hides outer local state of the same name.
enum LocalShadowed {
  static let rule = Rule(
    "local-shadowed", .info, .state, checks: .document(check),
    summary: "A key of local state that an outer `state` also declares.",
    why: "Inside the inner node the name means the inner key, so the outer one cannot be reached.",
    bad: .screen(
      "shop",
      #"""
      {
        "type": "vstack",
        "state": { "isOpen": false },
        "children": [
          { "type": "toggle", "localBind": "isOpen" },
          { "type": "toggle", "localBind": "isOpen", "state": { «"isOpen"»: true } }
        ]
      }
      """#),
    good: .replacing(#""isOpen", "state": { "isOpen""#, with: #""isLate", "state": { "isLate""#))

  static func check(_ context: RuleContext) {
    let scopes = context.analysis.scopes
    for scope in scopes.scopes where !context.isCanceled() && scope.kind == .localState {
      for variable in scope.variables where variable.isLocal {
        guard let node = variable.declaration,
          let outer = scopes.localState(named: variable.name, in: scope.parent)?.variable.declaration
        else { continue }
        context.report(
          RuleFinding(
            at: context.view.range(node),
            "`\(variable.name)` hides outer local state of the same name",
            help: "use a different name",
            related: [Related("the outer declaration", at: context.view.range(outer))]))
      }
    }
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Local state that hides other local state.
enum LocalShadowed: DocumentRule {
  static let id: DiagnosticID = "local-shadowed"
  static let severity = Severity.info
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A key of local state that a `state` further out declares too.",
    why: "Inside, the name means the inner one: the outer one cannot be reached.",
    bad: #"""
      {
        "id": "shop",
        "root": {
          "children": [
            {
              "type": "vstack",
              "state": { "isOpen": false },
              "children": [
                { "type": "toggle", "localBind": "isOpen" },
                { "type": "toggle", "localBind": "isOpen", "state": { «"isOpen"»: true } }
              ]
            }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "shop",
        "root": {
          "children": [
            {
              "type": "vstack",
              "state": { "isOpen": false },
              "children": [
                { "type": "toggle", "localBind": "isOpen" },
                { "type": "toggle", "localBind": "isLate", "state": { "isLate": true } }
              ]
            }
          ]
        }
      }
      """#)

  static func check(_ context: RuleContext) {
    let scopes = context.analysis.scopes
    for scope in scopes.scopes where scope.kind == .localState {
      for variable in scope.variables where variable.isLocal {
        guard let node = variable.declaration,
          let outer = scopes.localState(named: variable.name, in: scope.parent)?.variable.declaration
        else { continue }
        context.report(
          Finding(
            id, at: context.view.range(node),
            "`\(variable.name)` hides local state of the same name further out",
            help: "give it another name",
            related: [Related("the other one", at: context.view.range(outer))]))
      }
    }
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Local state that is never used.
enum LocalUnused {
  static let rule = Rule(
    "local-unused", .hint, .state, checks: .document(check),
    summary: "A key of local state that nothing reads or writes.",
    why: "It has no effect.",
    bad: .screen(
      "shop",
      #"""
      {
        "type": "vstack",
        "state": { «"isOpen"»: false },
        "children": [ { "type": "label", "text": "Shop" } ]
      }
      """#),
    good: .replacing(#""label", "text": "Shop""#, with: #""toggle", "localBind": "isOpen""#),
    fix: "Delete it", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    let scopes = context.analysis.scopes
    guard scopes.scopes.contains(where: { $0.kind == .localState }), !context.hasSyntaxErrors,
      !context.host.hasComponents
    else { return }
    var used: Set<RecordIndex> = []
    var names: Set<String> = []
    var missing: Set<String> = []
    for use in context.analysis.state.localUses where !context.isCanceled() && use.components.count > 1 {
      guard case .key(let name) = use.components[1] else { continue }
      names.insert(name)
      if let node = scopes.localState(named: name, in: use.scope)?.variable.declaration {
        used.insert(node)
      } else if name == Keypath.localRoot, use.components.count > 2, case .key(let meant) = use.components[2]
      {
        // A prefix that does not belong there has a finding of its own.
        names.insert(meant)
      } else {
        missing.insert(name)
      }
    }
    let misspelled = KnownNames(missing.sorted())
    for scope in scopes.scopes where !context.isCanceled() && scope.kind == .localState {
      for variable in scope.variables where variable.isLocal {
        guard let node = variable.declaration, !used.contains(node), !names.contains(variable.name),
          !misspelled.anyIsMeantToBe(variable.name), !context.state.isMentioned(variable.name),
          !context.mentions.containsState(variable.name),
          let member = context.view.member(owning: node)
        else { continue }
        context.report(
          RuleFinding(
            at: context.view.range(node), "the local state `\(variable.name)` is never used",
            help: "delete it", fixes: context.deletion(ofUnused: member), tags: [.unnecessary]))
      }
    }
  }
}

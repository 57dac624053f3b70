import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A response that is never read.
enum RequestResponseUnused {
  static let rule = Rule(
    "request-response-unused", .hint, .actions, checks: .action(check),
    summary: "A `responsePath` that nothing reads, in a request without `onSuccess`.",
    why: "The response is stored and never used.",
    bad: #"""
      {
        "id": "jokes",
        "state": { "jokes": { "last": null, "failure": null } },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "responsePath": «"jokes.last"», "errorPath": "jokes.failure"
            }
          },
          "children": [ { "type": "label", "text": "${jokes.failure.message}" } ]
        }
      }
      """#,
    good: .replacing("jokes.failure.message", with: "jokes.last.text}${jokes.failure.message"))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action, request.onSuccess == nil, !context.host.isOpen,
      !context.hasSyntaxErrors, let path = request.responsePath,
      context.member(\.onSuccess, of: request) == nil,
      let node = context.valueNode(\.responsePath, of: request), context.view.isCompleteString(node)
    else { return }
    let target = Keypath.parse(path)
    guard let root = target.root, !context.host.declaresState(at: target.components) else { return }
    let isRootRead = context.state.access(ofRoot: root)?.reads ?? false
    // `write-only-state` reports a root that is never read, at its declaration.
    if !isRootRead, context.analysis.state.roots[root] != nil || context.state.isMentioned(root) { return }
    guard !context.state.readPaths.containsRelative(of: target.components) else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "nothing reads the response at `\(path)`",
        help: "use the response, or delete `\(context.name(\Document.RequestAction.responsePath))`",
        tags: [.unnecessary]))
  }
}

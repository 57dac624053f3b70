import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Two results of a request that overlap in the state.
enum RequestPathConflict {
  static let rule = Rule(
    "request-path-conflict", .warning, .actions, checks: .action(check),
    summary: "Two of `loadingPath`, `responsePath` and `errorPath` that are equal or nested.",
    why: "The three are written at different times, so one overwrites the other.",
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "responsePath": "joke", "errorPath": «"joke.failure"»
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}${joke.failure.message}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "responsePath": "joke", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#)

  private typealias Target = (key: PartialKeyPath<Document.RequestAction>, path: Keypath)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    let targets: [Target] = [
      (\.loadingPath, request.loadingPath), (\.responsePath, request.responsePath),
      (\.errorPath, request.errorPath),
    ].compactMap { key, path in path.map { (key, Keypath.parse($0)) } }
    for later in targets.indices {
      guard
        let earlier = targets[..<later].first(where: {
          !$0.path.components.isEmpty && !targets[later].path.components.isEmpty
            && $0.path.isRelated(to: targets[later].path)
        })
      else { continue }
      // A single misplaced path may conflict with both others; one finding is enough.
      return report(targets[later], earlier, request, context)
    }
  }

  private static func report(
    _ later: Target, _ earlier: Target, _ request: Document.RequestAction, _ context: RuleContext
  ) {
    guard let node = context.valueNode(later.key, of: request), context.view.isCompleteString(node) else {
      return
    }
    let names = (later: context.name(later.key), earlier: context.name(earlier.key))
    context.report(
      RuleFinding(
        at: context.view.range(node),
        later.path == earlier.path
          ? "`\(names.later)` is the same as `\(names.earlier)`"
          : "`\(names.later)` and `\(names.earlier)` overlap",
        consequence: "what the request stores at one of them overwrites the other",
        help: "use separate paths",
        related: context.value(earlier.key, of: request).map { [Related("the other path", at: $0)] } ?? []))
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A local path that starts with `local.`.
enum LocalPrefix {
  static let rule = Rule(
    "local-prefix", .warning, .state, checks: .document(check),
    summary: "A `localBind`, or the path of a `localBinding`, that starts with `local.`.",
    why: "Such a path is already relative to local state, so the prefix means a key named `local` in it.",
    bad: .screen(
      "shop",
      #"""
      {
        "type": "vstack",
        "state": { "isOpen": false },
        "children": [ { "type": "toggle", "localBind": "«local.»isOpen" } ]
      }
      """#),
    fix: "Remove the prefix")

  static func check(_ context: RuleContext) {
    for fact in context.analysis.facts {
      guard case .localPath = fact.role, !context.isCanceled(), context.view.isCompleteString(fact.node),
        !context.view.flags(fact.node).contains(.escaped)
      else { continue }
      let prefix = Array("\(Keypath.localRoot).".utf8)
      guard context.view.content(of: fact.node).starts(with: prefix) else { continue }
      let start = context.view.contentRange(of: fact.node).lowerBound
      let range = TextRange(utf8: start, start + prefix.count)
      context.report(
        RuleFinding(
          at: range, "this path is already relative to local state",
          consequence: "the app looks for a key named `\(Keypath.localRoot)` in local state",
          help: "remove `\(Keypath.localRoot).`",
          fixes: context.replacement("Remove `\(Keypath.localRoot).`", of: range, with: "")))
    }
  }
}

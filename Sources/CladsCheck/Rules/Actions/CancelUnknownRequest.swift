import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A `cancelRequest` for a request that does not exist.
enum CancelUnknownRequest {
  static let rule = Rule(
    "cancel-unknown-request", .warning, .actions, .doesNothing, checks: .document(check),
    summary: "A `cancelRequest` whose `requestId` belongs to no request.",
    why: "Nothing is canceled, and the request runs to completion.",
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null },
        "actions": {
          "load": {
            "type": "request", "requestId": "joke", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "errorPath": "failure"
          },
          "stop": { "type": "cancelRequest", "requestId": «"jkoe"» }
        },
        "root": {
          "actions": { "onAppear": "load", "onDisappear": "stop" },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#,
    fix: "Replace it with the closest `requestId`")

  static func check(_ context: RuleContext) {
    for symbol in context.analysis.symbols.all(.request)
    where !context.isCanceled() && symbol.declarations.isEmpty {
      guard !context.hasSyntaxErrors, !context.isCanceled() else { return }
      let known = context.knownNames { context.analysis.symbols.declaredNames(.request) }
      let ids = known.names
      let near = known.closest(to: symbol.name)
      for reference in symbol.references {
        context.report(
          RuleFinding(
            at: context.view.range(reference), "no request has the `requestId` `\(symbol.name)`",
            consequence: "nothing is canceled",
            help: didYouMean(near)
              ?? shortListing(ids).map { "use \($0)" },
            fixes: context.replacements(of: reference, with: near)))
      }
    }
  }
}

import CladsAnalysis
import CladsSchema
import Diagnostics
import JSONSyntax

/// A request to cancel that no action sends.
enum CancelUnknownRequest: DocumentRule {
  static let id: DiagnosticID = "cancel-unknown-request"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A `cancelRequest` with the handle of no request.",
    why: "Nothing is cancelled: the request runs to its end.",
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
    good: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null },
        "actions": {
          "load": {
            "type": "request", "requestId": "joke", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "errorPath": "failure"
          },
          "stop": { "type": "cancelRequest", "requestId": "joke" }
        },
        "root": {
          "actions": { "onAppear": "load", "onDisappear": "stop" },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#,
    fix: "Replace it with the closest handle")

  static func check(_ context: RuleContext) {
    for symbol in context.analysis.symbols.all(.request) where symbol.declarations.isEmpty {
      guard !context.hasSyntaxErrors else { return }
      let handles = context.analysis.symbols.declaredNames(.request)
      let near = closest(to: symbol.name, in: handles)
      for reference in symbol.references {
        context.report(
          Finding(
            id, at: context.view.range(reference), "no request has the handle `\(symbol.name)`",
            consequence: "nothing is cancelled",
            help: didYouMean(near)
              ?? (handles.isEmpty || handles.count > 6 ? nil : "use \(listing(handles, last: "or"))"),
            fixes: context.replacements(of: reference, with: near)))
      }
    }
  }
}

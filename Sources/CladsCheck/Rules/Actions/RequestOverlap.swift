import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Requests that cancel each other and write the same state.
enum RequestOverlap {
  static let rule = Rule(
    "request-overlap", .info, .actions, checks: .document(check),
    summary: "Requests with one `requestId` that write the same `loadingPath` or `errorPath`.",
    why: """
      The newer request cancels the older one, which then still writes that it has ended and failed: the \
      loading line disappears, and an error appears, while the newer request is running. A canceled request \
      does not run `onSuccess` and `onError`, so what these write is right.
      """,
    bad: #"""
      {
        "id": "search",
        "state": { "hits": null, "isLoading": false, "failure": null },
        "actions": {
          "lakes": {
            "type": "request", "requestId": "search", "method": "GET", "url": "https://example.com/lakes",
            "responsePath": "hits", "loadingPath": "isLoading", "errorPath": "failure"
          },
          "huts": {
            "type": "request", "requestId": "search", "method": "GET", "url": "https://example.com/huts",
            "responsePath": "hits", "loadingPath": «"isLoading"»
          }
        },
        "root": { "children": [
          { "type": "button", "text": "Lakes", "actions": { "onTap": "lakes" } },
          { "type": "button", "text": "Huts", "actions": { "onTap": "huts" } },
          { "type": "label", "text": "${isLoading ? 'Loading' : ''}${failure.message}${hits.total}" }
        ] }
      }
      """#,
    good: .document(
      #"""
      {
        "id": "search",
        "state": { "hits": null, "isLoading": false },
        "actions": {
          "lakes": {
            "type": "sequence", "steps": [
              { "type": "setState", "path": "isLoading", "value": true },
              {
                "type": "request", "requestId": "search", "method": "GET", "url": "https://example.com/lakes",
                "responsePath": "hits", "onSuccess": "finish", "onError": "finish"
              }
            ]
          },
          "huts": {
            "type": "sequence", "steps": [
              { "type": "setState", "path": "isLoading", "value": true },
              {
                "type": "request", "requestId": "search", "method": "GET", "url": "https://example.com/huts",
                "responsePath": "hits", "onSuccess": "finish", "onError": "finish"
              }
            ]
          },
          "finish": { "type": "setState", "path": "isLoading", "value": false }
        },
        "root": { "children": [
          { "type": "button", "text": "Lakes", "actions": { "onTap": "lakes" } },
          { "type": "button", "text": "Huts", "actions": { "onTap": "huts" } },
          { "type": "label", "text": "${isLoading ? 'Loading' : ''}${hits.total}" }
        ] }
      }
      """#))

  static func check(_ context: RuleContext) {
    guard context.analysis.symbols.all(.request).contains(where: { $0.declarations.count > 1 }) else {
      return
    }
    var first: [String: Document.RequestAction] = [:]
    for action in context.actions.all where !context.isCanceled() {
      guard case .request(let request) = action, let requestID = request.requestId else { continue }
      guard let earlier = first[requestID] else {
        first[requestID] = request
        continue
      }
      // A request that is written twice is one that runs twice.
      guard earlier.url != request.url || earlier.method != request.method else { continue }
      report(request, earlier, context)
    }
  }

  private static func report(
    _ request: Document.RequestAction, _ earlier: Document.RequestAction, _ context: RuleContext
  ) {
    let paths: [KeyPath<Document.RequestAction, String?>] = [\.loadingPath, \.errorPath]
    for path in paths {
      guard let text = request[keyPath: path], text == earlier[keyPath: path],
        let node = context.valueNode(path, of: request)
      else { continue }
      return context.report(
        RuleFinding(
          at: context.view.range(node), "a canceled request still writes `\(text)`",
          consequence: "when this request cancels the other one, `\(text)` says that it has ended",
          help: "write `\(text)` in `\(context.name(\Document.RequestAction.onSuccess))` and "
            + "`\(context.name(\Document.RequestAction.onError))`, which a canceled request does not run",
          related: context.value(path, of: earlier).map { [Related("also written by this request", at: $0)] }
            ?? []),
        sharing: request.requestId ?? "")
    }
  }
}

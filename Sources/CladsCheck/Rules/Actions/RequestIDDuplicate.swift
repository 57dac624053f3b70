import CladsAnalysis
import CladsDocument
import Diagnostics
import SourceText

/// Two different requests with the same `requestId`.
enum RequestIDDuplicate {
  static let rule = Rule(
    "request-id-duplicate", .hint, .actions, checks: .document(check),
    summary: "Two different requests with the same `requestId`.",
    why: """
      Starting a request cancels a running one with the same `requestId`. That is right where only the newest \
      request matters, such as one for each tab; otherwise, the requests cancel each other. It is reported \
      once for each document.
      """,
    bad: #"""
      {
        "id": "shop",
        "state": { "items": null, "offers": null },
        "actions": {
          "items": {
            "type": "request", "requestId": "load", "method": "GET", "url": "https://example.com/items",
            "responsePath": "items"
          },
          "offers": {
            "type": "request", "requestId": «"load"», "method": "GET", "url": "https://example.com/offers",
            "responsePath": "offers"
          }
        },
        "root": {
          "actions": { "onAppear": "items", "onDisappear": "offers" },
          "children": [ { "type": "label", "text": "${items.total} items, ${offers.total} offers" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "shop",
        "state": { "items": null, "offers": null },
        "actions": {
          "items": {
            "type": "request", "requestId": "items", "method": "GET", "url": "https://example.com/items",
            "responsePath": "items"
          },
          "offers": {
            "type": "request", "requestId": "offers", "method": "GET", "url": "https://example.com/offers",
            "responsePath": "offers"
          }
        },
        "root": {
          "actions": { "onAppear": "items", "onDisappear": "offers" },
          "children": [ { "type": "label", "text": "${items.total} items, ${offers.total} offers" } ]
        }
      }
      """#)

  static func check(_ context: RuleContext) {
    guard context.analysis.symbols.all(.request).contains(where: { $0.declarations.count > 1 }) else {
      return
    }
    var first: [String: Document.RequestAction] = [:]
    var others: [(request: Document.RequestAction, range: TextRange)] = []
    for action in context.actions.all where !context.isCanceled() {
      guard case .request(let request) = action, let requestID = request.requestId else { continue }
      guard let earlier = first[requestID] else {
        first[requestID] = request
        continue
      }
      // A request that is written twice is meant to cancel its earlier run.
      // Two requests that fill the same path are, too: the answer to the newest is what is wanted.
      guard earlier.url != request.url || earlier.method != request.method,
        earlier.responsePath == nil || earlier.responsePath != request.responsePath,
        let range = context.value(\.requestId, of: request)
      else { continue }
      others.append((request, range))
    }
    report(others, first, context)
  }

  private static func report(
    _ others: [(request: Document.RequestAction, range: TextRange)],
    _ first: [String: Document.RequestAction], _ context: RuleContext
  ) {
    guard let reported = others.first, let requestID = reported.request.requestId else { return }
    let key = context.name(\Document.RequestAction.requestId)
    let start = first[requestID].flatMap { context.value(\.requestId, of: $0) }
    context.report(
      RuleFinding(
        at: reported.range, "`\(key)` `\(requestID)` is used by different requests",
        consequence: "the newest one cancels the others while they are running",
        help: "if they should run at the same time, give each its own `\(key)`",
        related: (start.map { [Related("first used here", at: $0)] } ?? [])
          + others.dropFirst().prefix(100).map { Related("also used here", at: $0.range) }))
  }
}

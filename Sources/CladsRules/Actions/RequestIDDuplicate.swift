import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics

/// Two different requests with the same `requestId`.
enum RequestIDDuplicate: DocumentRule {
  static let id: DiagnosticID = "request-id-duplicate"
  static let severity = Severity.info
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "Two different requests with the same `requestId`.",
    why: "Starting a request cancels a running one with the same `requestId`, so the two cancel each other.",
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
    for action in context.actions.all where !context.isCanceled() {
      guard case .request(let request) = action.payload, let requestID = request.requestId else { continue }
      guard let earlier = first[requestID] else {
        first[requestID] = request
        continue
      }
      // A request that is written twice is meant to cancel its earlier run.
      guard earlier.url != request.url || earlier.method != request.method,
        let range = context.value(\.requestId, of: request)
      else { continue }
      context.report(
        Finding(
          id, at: range, "`\(context.name(\Document.RequestAction.requestId))` `\(requestID)` is used twice",
          consequence: "each request cancels the other while it is running",
          help: "give this request its own `\(context.name(\Document.RequestAction.requestId))`",
          related: context.value(\.requestId, of: earlier).map { [Related("first used here", at: $0)] } ?? [])
      )
    }
  }
}

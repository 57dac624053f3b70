import CladsExpressions

/// Runs requests: fills them in from the state, sends them, and stores the response.
///
/// Starting a request while another one with the same `requestId` is running replaces that one, which then
/// has no further effect; as on device, it still stores that it was canceled, after the newer one has begun.
/// The action completes only after the callback of its request has run.
@MainActor
public final class RequestActionHandler: CancellableActionHandler {
  public static let actionType = "request"

  private struct Key: Hashable {
    let document: String
    let request: String
  }

  private let transport: any RequestTransport
  private var running: [Key: RunningRequest] = [:]

  /// Creates a handler that sends requests through `transport`.
  public nonisolated init(transport: any RequestTransport = SampleTransport()) { self.transport = transport }

  /// Sends a request, stores the response, and runs the callback.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let plan = RequestPlan(parameters, context: context) else { return }
    let key = Key(document: context.documentId, request: plan.requestId ?? UniqueID().description)
    let older = running.removeValue(forKey: key)
    if let older { transport.cancel(older.prepared) }
    let request = RunningRequest(plan, context: context)
    running[key] = request
    if let older, context.stateStore.store?.deviations.contains(.replacedRequest) ?? false {
      older.cancel(requestId: key.request)
    }
    let outcome: RequestOutcome
    if let failure = request.preflightFailure {
      outcome = failure
    } else {
      outcome = await transport.send(request.prepared)
    }
    // The request was canceled or replaced in the meantime, and its state was already updated then.
    guard running[key] === request else { return }
    running[key] = nil
    if let callback = request.settle(outcome) { await context.executeAction(id: callback) }
  }

  public func cancel(requestId: String, documentId: String) {
    cancel(Key(document: documentId, request: requestId))
  }

  /// Cancels all requests of a document, in the order of their ids.
  public func cancelAll(documentId: String) {
    let keys = running.keys.filter { $0.document == documentId }
    for key in keys.sorted(by: { $0.request < $1.request }) { cancel(key) }
  }

  private func cancel(_ key: Key) {
    guard let request = running.removeValue(forKey: key) else { return }
    transport.cancel(request.prepared)
    request.cancel(requestId: key.request)
  }
}

import Foundation

/// Runs requests: fills them in from the state, has them answered, and stores what comes back.
///
/// A request that is started while one with the same handle is under way takes its place; the older one has no
/// further effect. The callback of a request runs to its end before the action counts as done.
@MainActor
public final class RequestActionHandler: CancellableActionHandler {
  /// The type of the action.
  public static let actionType = "request"

  private struct Key: Hashable {
    let document: String
    let request: String
  }

  private let transport: any RequestTransport
  private var running: [Key: RunningRequest] = [:]

  /// Creates a handler whose requests are answered by `transport`.
  public init(transport: any RequestTransport) { self.transport = transport }

  /// Runs a request to its end.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let plan = RequestPlan(parameters, context: context) else { return }
    let key = Key(document: context.documentId, request: plan.requestId ?? UUID().uuidString)
    if let older = running.removeValue(forKey: key) { transport.cancel(older.prepared) }
    let request = RunningRequest(plan, context: context)
    running[key] = request
    let outcome: RequestOutcome
    if let obstacle = request.obstacle {
      outcome = obstacle
    } else {
      outcome = await transport.send(request.prepared)
    }
    // Cancelled or replaced in the meantime: everything was said then.
    guard running[key] === request else { return }
    running[key] = nil
    if let callback = request.settle(outcome) { await context.executeAction(id: callback) }
  }

  /// Cancels the request of a document under a handle, if there is one.
  public func cancel(requestId: String, documentId: String) {
    cancel(Key(document: documentId, request: requestId))
  }

  /// Cancels all requests of a document, in the order of their handles.
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

/// Cancels requests that are under way.
public struct CancelRequestActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "cancelRequest"

  /// Creates a handler.
  public init() {}

  /// Cancels the request `requestId` of this document, or all of them without an id.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    let requests = context.actionRegistry.getCancellableHandler(for: RequestActionHandler.actionType)
    if let id = parameters.string("requestId") {
      requests?.cancel(requestId: id, documentId: context.documentId)
    } else {
      requests?.cancelAll(documentId: context.documentId)
    }
  }
}

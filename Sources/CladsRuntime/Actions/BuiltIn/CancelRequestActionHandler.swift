/// Cancels running requests.
public struct CancelRequestActionHandler: ActionHandler {
  public static let actionType = "cancelRequest"

  public nonisolated init() {}

  /// Cancels the document's request `requestId`, or all of its requests if there is no id.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    let requests = context.actionRegistry.getCancellableHandler(for: RequestActionHandler.actionType)
    if let id = parameters.string("requestId") {
      requests?.cancel(requestId: id, documentId: context.documentId)
    } else {
      requests?.cancelAll(documentId: context.documentId)
    }
  }
}

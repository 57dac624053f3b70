/// Runs all actions of one type.
@MainActor
public protocol ActionHandler {
  /// The `type` of the actions that the handler runs.
  nonisolated static var actionType: String { get }

  /// Runs an action. Errors are logged through the context, not thrown.
  func execute(parameters: ActionParameters, context: any ActionExecutionContext) async
}

/// Runs actions that take time and can be canceled. The handler owns the running work.
@MainActor
public protocol CancellableActionHandler: ActionHandler, AnyObject {
  /// Cancels the work that a document started under an id. Unknown ids are ignored.
  func cancel(requestId: String, documentId: String)
  /// Cancels all work that a document started.
  func cancelAll(documentId: String)
}

/// The implementation of a custom action as a closure.
public typealias ActionClosure = @MainActor (ActionParameters, any ActionExecutionContext) async -> Void

/// Wraps a closure as a handler. Its `actionType` is empty, so register the closure itself with
/// `ActionRegistry.registerClosure(_:closure:)`.
public struct ClosureActionHandler: ActionHandler {
  /// Empty, because one Swift type serves all closures.
  public static let actionType = ""

  private let closure: ActionClosure

  public nonisolated init(closure: @escaping ActionClosure) { self.closure = closure }

  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    await closure(parameters, context)
  }
}

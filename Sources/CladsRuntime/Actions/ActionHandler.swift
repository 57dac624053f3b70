/// Runs the actions of one type.
@MainActor
public protocol ActionHandler {
  /// The `type` of the actions.
  static var actionType: String { get }

  /// Runs an action; what goes wrong is logged through the context, nothing is thrown.
  func execute(parameters: ActionParameters, context: any ActionExecutionContext) async
}

/// Runs actions that take a while and can be cancelled; owns what is under way.
@MainActor
public protocol CancellableActionHandler: ActionHandler, AnyObject {
  /// Cancels what one document started under an id; unknown ids are ignored.
  func cancel(requestId: String, documentId: String)
  /// Cancels everything that one document started.
  func cancelAll(documentId: String)
}

/// An action of a host, written in place.
public typealias ActionClosure = @MainActor (ActionParameters, any ActionExecutionContext) async -> Void

/// Makes a handler of a closure. Its type is empty: register the closure itself, under a type of its own.
public struct ClosureActionHandler: ActionHandler {
  /// Empty, since one type serves all closures.
  public static let actionType = ""

  private let closure: ActionClosure

  /// Wraps a closure.
  public init(closure: @escaping ActionClosure) { self.closure = closure }

  /// Calls the closure.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    await closure(parameters, context)
  }
}

/// Empties a list.
public struct ClearArrayActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "clearArray"

  /// Creates a handler.
  public init() {}

  /// Stores an empty list at `path`, whatever is there.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    context.stateStore.set(path, value: [Any]())
  }
}

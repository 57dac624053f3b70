/// Adds a value at the end of a list.
public struct AppendToArrayActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "appendToArray"

  /// Creates a handler.
  public init() {}

  /// Adds `value` to the list at `path`, which is created when there is none.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let value = parameters.value("value", using: context.stateStore) else {
      return Self.missing("a `value`", context)
    }
    context.stateStore.appendToArray(path, value: value)
  }
}

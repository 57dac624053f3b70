/// Adds a value to a list, or removes it when it is there.
public struct ToggleInArrayActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "toggleInArray"

  /// Creates a handler.
  public init() {}

  /// Removes the first element of the list at `path` that equals `value`, or adds the value.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let value = parameters.value("value", using: context.stateStore) else {
      return Self.missing("a `value`", context)
    }
    context.stateStore.toggleInArray(path, value: value)
  }
}

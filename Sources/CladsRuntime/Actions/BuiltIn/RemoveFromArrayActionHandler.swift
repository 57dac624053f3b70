/// Removes elements of a list.
public struct RemoveFromArrayActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "removeFromArray"

  /// Creates a handler.
  public init() {}

  /// Removes the element at `index`, or, without one, all elements of the list at `path` that equal `value`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    if let index = parameters.int("index") {
      context.stateStore.removeFromArray(path, at: index)
    } else if let value = parameters.value("value", using: context.stateStore) {
      context.stateStore.removeFromArray(path, value: value)
    } else {
      Self.missing("an `index` or a `value`", context)
    }
  }
}

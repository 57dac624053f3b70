/// Replaces an element of a list.
public struct SetArrayItemActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "setArrayItem"

  /// Creates a handler.
  public init() {}

  /// Stores `value` as the element at `index` of the list at `path`, which is filled up with `null`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let index = parameters.int("index") else {
      return Self.missing("a whole number as `index`", context)
    }
    guard let value = parameters.value("value", using: context.stateStore) else {
      return Self.missing("a `value`", context)
    }
    context.stateStore.set("\(path)[\(index)]", value: value)
  }
}

/// Removes elements from an array.
public struct RemoveFromArrayActionHandler: ActionHandler {
  public static let actionType = "removeFromArray"

  public init() {}

  /// Removes the element at `index` or, if there is no index, all elements of the array at `path` that equal
  /// `value`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    if let index = parameters.int("index") {
      context.stateStore.removeFromArray(path, at: index)
    } else if let value = parameters.storable("value", using: context.stateStore) {
      context.stateStore.removeFromArray(path, value: value)
    } else {
      Self.missing("an `index` or a `value`", context)
    }
  }
}

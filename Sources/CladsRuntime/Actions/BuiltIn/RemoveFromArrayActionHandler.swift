import CladsDocument

/// Removes elements from an array.
public struct RemoveFromArrayActionHandler: ActionHandler {
  public static let actionType = "removeFromArray"

  public nonisolated init() {}

  /// Removes the element at `index` or, if there is no index, all elements of the array at `path` that equal
  /// `value`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    let state = context.stateStore
    if let index = parameters.int("index") { return state.removeFromArray(path, at: index) }
    let isRemoved = parameters.store("value", at: path, in: state) { state.removeFromArray(path, value: $0) }
    if !isRemoved { Self.missing("an `index` or a `value`", context) }
  }
}

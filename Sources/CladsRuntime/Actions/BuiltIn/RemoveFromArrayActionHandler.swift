import CladsDocument

/// Removes elements from an array.
package struct RemoveFromArrayActionHandler: ActionHandler {
  package static let actionType = "removeFromArray"

  package init() {}

  /// Removes the element at `index` or, if there is no index, all elements of the array at `path` that equal
  /// `value`.
  package func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    let state = context.stateStore
    if let index = parameters.int("index") { return state.removeFromArray(path, at: index) }
    let isRemoved = parameters.store("value", at: path, in: state) { state.removeFromArray(path, value: $0) }
    if !isRemoved { Self.missing("an `index` or a `value`", context) }
  }
}

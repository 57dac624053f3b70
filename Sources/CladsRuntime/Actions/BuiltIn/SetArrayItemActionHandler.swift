import CladsDocument

/// Replaces an element of an array.
public struct SetArrayItemActionHandler: ActionHandler {
  public static let actionType = "setArrayItem"

  public nonisolated init() {}

  /// Stores `value` at `index` in the array at `path`, padding the array with `null` if needed.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let index = parameters.int("index") else {
      return Self.missing("an integer `index`", context)
    }
    let element = "\(path)[\(index)]"
    let state = context.stateStore
    let isStored = parameters.store("value", at: element, in: state) { state.set(element, value: $0) }
    if !isStored { Self.missing("a `value`", context) }
  }
}

import CladsDocument

/// Adds a value to an array, or removes it if it is already there.
public struct ToggleInArrayActionHandler: ActionHandler {
  public static let actionType = "toggleInArray"

  public nonisolated init() {}

  /// Removes the first element that equals `value` from the array at `path`, or appends `value` if there is
  /// none.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    let state = context.stateStore
    let isStored = parameters.store("value", at: path, in: state) { state.toggleInArray(path, value: $0) }
    if !isStored { Self.missing("a `value`", context) }
  }
}

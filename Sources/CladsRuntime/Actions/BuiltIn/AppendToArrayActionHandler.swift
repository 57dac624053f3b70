import CladsDocument

/// Appends a value to an array.
public struct AppendToArrayActionHandler: ActionHandler {
  public static let actionType = "appendToArray"

  public nonisolated init() {}

  /// Appends `value` to the array at `path`, creating it if needed.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    let state = context.stateStore
    let isStored = parameters.store("value", at: path, in: state) { state.appendToArray(path, value: $0) }
    if !isStored { Self.missing("a `value`", context) }
  }
}

import CladsDocument

/// Empties an array.
public struct ClearArrayActionHandler: ActionHandler {
  public static let actionType = "clearArray"

  public nonisolated init() {}

  /// Stores an empty array at `path`, replacing any value.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    context.stateStore.set(path, value: .arrayValue([]))
  }
}

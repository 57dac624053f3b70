/// Appends a value to an array.
public struct AppendToArrayActionHandler: ActionHandler {
  public static let actionType = "appendToArray"

  public init() {}

  /// Appends `value` to the array at `path`, creating it if needed.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let value = parameters.storable("value", using: context.stateStore) else {
      return Self.missing("a `value`", context)
    }
    context.stateStore.appendToArray(path, value: value)
  }
}

/// Adds a value to an array, or removes it if it is already there.
public struct ToggleInArrayActionHandler: ActionHandler {
  public static let actionType = "toggleInArray"

  public init() {}

  /// Removes the first element that equals `value` from the array at `path`, or appends `value` if there is
  /// none.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let value = parameters.storable("value", using: context.stateStore) else {
      return Self.missing("a `value`", context)
    }
    context.stateStore.toggleInArray(path, value: value)
  }
}

/// Replaces an element of an array.
public struct SetArrayItemActionHandler: ActionHandler {
  public static let actionType = "setArrayItem"

  public init() {}

  /// Stores `value` at `index` in the array at `path`, padding the array with `null` if needed.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let index = parameters.int("index") else {
      return Self.missing("an integer `index`", context)
    }
    guard let value = parameters.storable("value", using: context.stateStore) else {
      return Self.missing("a `value`", context)
    }
    context.stateStore.set("\(path)[\(index)]", value: value)
  }
}

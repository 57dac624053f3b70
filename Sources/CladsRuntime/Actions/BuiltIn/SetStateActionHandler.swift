import CladsDocument
import Foundation

/// Stores a value at a path. A `null` is stored rather than removing the value.
public struct SetStateActionHandler: ActionHandler {
  public static let actionType = "setState"

  public init() {}

  /// Stores `value` at `path`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    guard let value = parameters.storable("value", using: context.stateStore) else {
      return Self.missing("a `value`", context)
    }
    context.stateStore.set(path, value: value)
  }

  static func run(_ action: Document.SetStateAction, in context: any ActionExecutionContext) {
    guard let path = action.path else { return missing("a `path`", context) }
    switch action.value {
    case .literal(let value)?: context.stateStore.set(path, value: context.stateStore.storable(value))
    case .expression(let text)?:
      context.stateStore.set(path, value: context.stateStore.storable(text))
    case nil: missing("a `value`", context)
    }
  }
}

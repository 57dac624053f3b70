import CladsDocument

/// Stores a value at a path. A `null` is stored rather than removing the value.
public struct SetStateActionHandler: ActionHandler {
  public static let actionType = "setState"

  public nonisolated init() {}

  /// Stores `value` at `path`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path") else { return Self.missing("a `path`", context) }
    let state = context.stateStore
    let isStored = parameters.store("value", at: path, in: state) { state.set(path, value: $0) }
    if !isStored { Self.missing("a `value`", context) }
  }

  static func run(_ action: Document.SetStateAction, in context: any ActionExecutionContext) {
    guard let path = action.path else { return missing("a `path`", context) }
    let state = context.stateStore
    switch action.value {
    case .literal(let value)?: state.set(path, value: value)
    case .expression(let text)?:
      do throws(EvaluationStopped) {
        state.set(path, value: try state.value(of: text))
      } catch {
        state.refuse(error, at: path)
      }
    case nil: missing("a `value`", context)
    }
  }
}

import CladsDocument

/// Toggles a Boolean value. Any value other than `true` counts as `false`.
public struct ToggleStateActionHandler: ActionHandler {
  public static let actionType = "toggleState"

  public nonisolated init() {}

  /// Toggles the Boolean value at `path`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    Self.toggle(parameters.string("path"), in: context)
  }

  static func run(_ action: Document.ToggleStateAction, in context: any ActionExecutionContext) {
    toggle(action.path, in: context)
  }

  private static func toggle(_ path: String?, in context: any ActionExecutionContext) {
    guard let path else { return missing("a `path`", context) }
    let isOn = context.stateStore.value(at: path) == .boolValue(true)
    context.stateStore.set(path, value: .boolValue(!isOn))
  }
}

import CladsDocument

/// Flips a boolean; anything but `true` counts as false.
public struct ToggleStateActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "toggleState"

  /// Creates a handler.
  public init() {}

  /// Flips the boolean at `path`.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    Self.toggle(parameters.string("path"), in: context)
  }

  static func run(_ action: Document.ToggleStateAction, in context: any ActionExecutionContext) {
    toggle(action.path, in: context)
  }

  private static func toggle(_ path: String?, in context: any ActionExecutionContext) {
    guard let path else { return missing("a `path`", context) }
    let isOn = context.stateStore.get(path, as: Bool.self) ?? false
    context.stateStore.set(path, value: !isOn)
  }
}

/// Asks the host to close the screen.
public struct DismissActionHandler: ActionHandler {
  /// The type of the action.
  public static let actionType = "dismiss"

  /// Creates a handler.
  public init() {}

  /// Asks the host.
  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    context.dismiss()
  }
}

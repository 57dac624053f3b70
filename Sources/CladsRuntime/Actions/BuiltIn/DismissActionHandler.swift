/// Asks the host app to close the screen.
public struct DismissActionHandler: ActionHandler {
  public static let actionType = "dismiss"

  public nonisolated init() {}

  public func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    context.dismiss()
  }
}

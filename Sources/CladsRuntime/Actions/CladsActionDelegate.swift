/// Handles actions in one place, usually the owner of the screen.
@MainActor
public protocol CladsActionDelegate: AnyObject {
  /// Handles an action if possible, and returns whether it did.
  ///
  /// Named actions are offered by id before anything else runs. Actions that have no handler are offered by
  /// type.
  func cladsRenderer(
    handleAction actionId: String, parameters: ActionParameters, context: any ActionExecutionContext
  ) async -> Bool
}

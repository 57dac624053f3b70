/// Handles actions in one place, usually the owner of the screen.
@MainActor
public protocol CladsActionDelegate: AnyObject {
  /// Handles an action if it can, and says whether it did.
  ///
  /// Named actions are offered by their id before anything else; actions that have no handler by their type.
  func cladsRenderer(
    handleAction actionId: String, parameters: ActionParameters, context: any ActionExecutionContext
  ) async -> Bool
}

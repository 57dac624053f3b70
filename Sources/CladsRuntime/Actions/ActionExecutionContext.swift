public import CladsDocument

/// What an action can see and do while it runs.
@MainActor
public protocol ActionExecutionContext: AnyObject {
  /// The state as it is seen where the event was fired: with iteration variables and local state.
  var stateStore: any StateStoring { get }
  /// The running copy of the document; no two share an id.
  var documentId: String { get }
  /// The handlers.
  var actionRegistry: ActionRegistry { get }
  /// The id of the named action that is running; nothing for an action written in place.
  var actionId: String? { get }

  /// Runs a named action of the document.
  func executeAction(id: String) async
  /// Runs an action of a type, by its handler or the delegate.
  func executeAction(type: String, parameters: ActionParameters) async
  /// Runs an action of a document.
  func executeAction(_ action: Document.Action) async

  /// Asks the host to close the screen.
  func dismiss()
  /// Shows an alert; does not wait for an answer.
  func presentAlert(_ configuration: AlertConfiguration)
  /// Asks the host to go to another screen.
  func navigate(to destination: String, presentation: NavigationPresentation?)
  /// Asks the host to open a web address.
  func openURL(_ url: String)

  /// Runs a named action as an event of its own, later; where nothing runs it, `ActionContext.onPending` does.
  func startAction(id: String)
  /// Notes what happened, for the author of the document.
  func log(_ message: RuntimeMessage)
}

public import CladsDocument

/// The environment that a running action can read and act on.
@MainActor
public protocol ActionExecutionContext: AnyObject {
  /// The state as seen where the event was triggered, with iteration variables and local state.
  var stateStore: any DocumentState { get }
  /// The unique identifier of the running instance of the document.
  var documentId: String { get }
  var actionRegistry: ActionRegistry { get }
  /// The id of the named action that is running, or `nil` for an inline action.
  var actionId: String? { get }

  /// Runs a named action of the document.
  func executeAction(id: String) async
  /// Runs an action by its type, through its handler or the delegate.
  func executeAction(type: String, parameters: ActionParameters) async
  /// Runs an action of a document.
  func executeAction(_ action: Document.Action) async

  /// Asks the host app to close the screen.
  func dismiss()
  /// Shows an alert, without waiting for a button to be tapped.
  func presentAlert(_ configuration: AlertConfiguration)
  /// Asks the host app to navigate to another screen.
  func navigate(to destination: String, presentation: NavigationPresentation?)
  /// Asks the host app to open a URL.
  func openURL(_ url: String)

  /// Enqueues a named action to run later, and notifies the host app through `ActionContext.onPending`.
  func startAction(id: String)
  /// Reports a message to the author of the document.
  func log(_ message: RuntimeMessage)
}

/// What a context of a test can leave out.
extension ActionExecutionContext {
  /// `nil`: the action has no name.
  public var actionId: String? { nil }

  /// Runs an action of a document by its type.
  public func executeAction(_ action: Document.Action) async {
    await executeAction(type: action.type ?? "", parameters: ActionParameters(action.parameters))
  }

  /// Does nothing.
  public func openURL(_ url: String) {}

  /// Starts a task that runs the named action.
  public func startAction(id: String) { Task { await executeAction(id: id) } }

  /// Does nothing.
  public func log(_ message: RuntimeMessage) {}
}

public import CladsDocument
import CladsSchema
public import Foundation

/// Runs the actions of one running document.
///
/// - A named action is offered to the delegate under its id first. Then the six actions that documents are
///   checked for run as written; every other type goes to its handler, and without one to the delegate.
/// - Nothing throws: what cannot run is skipped and noted through `onMessage`.
/// - What one event runs is limited to `maximumExecutions`, so that actions that call each other end.
@MainActor
public final class ActionContext: ActionExecutionContext {
  /// How many actions one event may run.
  public static let maximumExecutions = 1_000

  /// The state of the document.
  public let stateStore: any StateStoring
  /// The named actions of the document.
  public let actionDefinitions: [String: Document.Action]
  /// The handlers.
  public let actionRegistry: ActionRegistry
  /// The running copy of the document; not the `id` written in it.
  public let documentId: String

  /// Offered named actions, and actions without a handler.
  public weak var actionDelegate: (any CladsActionDelegate)?
  /// Shows alerts.
  public var alertPresenter: (any AlertPresenting)?
  /// Shows alerts in place of the presenter.
  public var alertHandler: (@MainActor (AlertConfiguration) -> Void)?
  /// Closes the screen.
  public var dismissHandler: (@MainActor () -> Void)?
  /// Goes to another screen; the presentation is nil when the document names none.
  public var navigationHandler: (@MainActor (String, NavigationPresentation?) -> Void)?
  /// Opens a web address.
  public var openURLHandler: (@MainActor (String) -> Void)?
  /// Told of every action that runs: the id of a named action, else the type; and its parameters as written.
  public var onAction: (@MainActor (_ actionId: String, _ parameters: [String: Any]) -> Void)?
  /// Told what could not run, and what became of requests.
  public var onMessage: (@MainActor (RuntimeMessage) -> Void)?
  /// Told that events wait for `runPending()`.
  public var onPending: (@MainActor () -> Void)?

  private var pending: [ActionTrigger] = []

  /// Creates a context.
  public init(
    stateStore: any StateStoring, actionDefinitions: [String: Document.Action], registry: ActionRegistry,
    documentId: String = UUID().uuidString, actionDelegate: (any CladsActionDelegate)? = nil,
    alertPresenter: (any AlertPresenting)? = nil
  ) {
    self.stateStore = stateStore
    self.actionDefinitions = actionDefinitions
    actionRegistry = registry
    self.documentId = documentId
    self.actionDelegate = actionDelegate
    self.alertPresenter = alertPresenter
  }

  /// Creates a context for the named actions of a document; of two with one id the first counts.
  public convenience init(
    stateStore: any StateStoring, document: Document.Definition, registry: ActionRegistry,
    actionDelegate: (any CladsActionDelegate)? = nil, alertPresenter: (any AlertPresenting)? = nil
  ) {
    self.init(
      stateStore: stateStore, actionDefinitions: document.actions.valuesByName(),
      registry: registry, actionDelegate: actionDelegate, alertPresenter: alertPresenter)
  }

  /// Nothing: between events no action runs.
  public var actionId: String? { nil }
}

/// Events.
extension ActionContext {
  /// Runs a named action.
  public func executeAction(id: String) async { await executeAction(id: id, in: ActionScope()) }

  /// Runs a named action that sees a scope.
  public func executeAction(id: String, in scope: ActionScope) async {
    await run(in: scope) { await $0.executeAction(id: id) }
  }

  /// Runs an action of a document.
  public func executeAction(_ action: Document.Action) async {
    await executeAction(action, in: ActionScope())
  }

  /// Runs an action of a document that sees a scope.
  public func executeAction(_ action: Document.Action, in scope: ActionScope) async {
    await run(in: scope) { await $0.executeAction(action) }
  }

  /// Runs an action of a type, by its handler or the delegate.
  public func executeAction(type: String, parameters: ActionParameters) async {
    await run(in: ActionScope()) { await $0.executeAction(type: type, parameters: parameters) }
  }

  /// Runs what an event of a component names.
  public func executeAction(
    _ binding: Document.ActionBinding, in scope: ActionScope = ActionScope()
  ) async {
    await run(in: scope) { await $0.execute(binding) }
  }

  /// Has `runPending()` run what an event of a component names.
  public func execute(_ binding: Document.ActionBinding, in scope: ActionScope = ActionScope()) {
    enqueue(ActionTrigger(action: .binding(binding), event: ActionEvent(self, scope: scope)))
  }

  /// Has `runPending()` run a named action.
  public func execute(_ id: String, in scope: ActionScope = ActionScope()) {
    enqueue(ActionTrigger(action: .named(id), event: ActionEvent(self, scope: scope)))
  }

  /// Has `runPending()` run a named action.
  public func startAction(id: String) { execute(id) }

  /// Runs the events that wait, in their order, and those that come up meanwhile.
  public func runPending() async {
    while !pending.isEmpty {
      let triggers = pending
      pending = []
      for trigger in triggers { await trigger.run() }
    }
  }

  func enqueue(_ trigger: ActionTrigger) {
    pending.append(trigger)
    onPending?()
  }

  private func run(in scope: ActionScope, _ body: @MainActor (ActionRun) async -> Void) async {
    await ActionEvent(self, scope: scope).run(body)
    await runPending()
  }
}

/// What actions ask the host for.
extension ActionContext {
  /// Asks the host to close the screen.
  public func dismiss() { dismissHandler?() }

  /// Shows an alert, by the handler if there is one, else by the presenter; does not wait for an answer.
  public func presentAlert(_ configuration: AlertConfiguration) {
    guard let alertHandler else { return alertPresenter?.present(configuration) ?? () }
    if alertPresenter != nil {
      log(RuntimeMessage(.action, "the alert handler shows the alert, so the presenter does not"))
    }
    alertHandler(configuration)
  }

  /// Asks the host to go to another screen.
  public func navigate(to destination: String, presentation: NavigationPresentation?) {
    navigationHandler?(destination, presentation)
  }

  /// Asks the host to open a web address.
  public func openURL(_ url: String) { openURLHandler?(url) }

  /// Notes what happened.
  public func log(_ message: RuntimeMessage) { onMessage?(message) }
}

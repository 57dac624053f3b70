public import CladsDocument

/// Runs the actions of a running document.
///
/// - A named action is first offered to the delegate under its id. The six actions that are type-checked in
///   documents then run as written; every other type goes to its handler or, if it has none, to the delegate.
/// - Actions do not throw. An action that cannot run is skipped and reported through `onMessage`.
/// - A single event takes at most `ExecutionLimits.steps` steps, and its actions run each other to a depth of
///   at most `ExecutionLimits.actionDepth`, so that it always ends. An event that takes long lets others run
///   in between.
@MainActor
public final class ActionContext: ActionExecutionContext {
  public let stateStore: any DocumentState
  /// The named actions of the document, by id.
  public let actionDefinitions: [String: Document.Action]
  public let actionRegistry: ActionRegistry
  /// The identifier of this running instance of the document, which is not the `id` written in it.
  public let documentId: String

  /// The delegate, which is offered named actions and actions without a handler.
  public weak var actionDelegate: (any CladsActionDelegate)?
  /// The object that shows alerts.
  public var alertPresenter: (any AlertPresenting)?
  /// A closure that shows alerts. It takes precedence over `alertPresenter`.
  public var alertHandler: (@MainActor (AlertConfiguration) -> Void)?
  /// A closure that closes the screen.
  public var dismissHandler: (@MainActor () -> Void)?
  /// A closure that navigates to another screen. The presentation is `nil` if the document specifies none.
  public var navigationHandler: (@MainActor (String, NavigationPresentation?) -> Void)?
  /// A closure that opens a URL.
  package var openURLHandler: (@MainActor (String) -> Void)?
  /// A closure called for every action that runs, with its id, or its type if it is not a named action, and
  /// its parameters as written.
  package var onRun: (@MainActor (_ actionId: String, _ parameters: ActionParameters) -> Void)?
  /// A closure called for every action of the document that runs.
  package var onRunAction: (@MainActor (Document.Action) -> Void)?
  /// A closure called for actions that could not run and for the outcome of requests.
  public var onMessage: (@MainActor (RuntimeMessage) -> Void)?
  /// A closure called when an event is enqueued for `runPending()`.
  public var onPending: (@MainActor () -> Void)?

  private var pending: [ActionTrigger] = []
  /// Incremented to cancel the events that were triggered before.
  private(set) var generation = 0

  public init(
    stateStore: any DocumentState, actionDefinitions: [String: Document.Action], registry: ActionRegistry,
    documentId: String = UniqueID().description, actionDelegate: (any CladsActionDelegate)? = nil,
    alertPresenter: (any AlertPresenting)? = nil
  ) {
    self.stateStore = stateStore
    self.actionDefinitions = actionDefinitions
    actionRegistry = registry
    self.documentId = documentId
    self.actionDelegate = actionDelegate
    self.alertPresenter = alertPresenter
  }

  /// Creates a context for the named actions of a document. If two actions have the same id, the first one
  /// wins.
  public convenience init(
    stateStore: any DocumentState, document: Document.Definition, registry: ActionRegistry,
    actionDelegate: (any CladsActionDelegate)? = nil, alertPresenter: (any AlertPresenting)? = nil
  ) {
    self.init(
      stateStore: stateStore, actionDefinitions: (document.actions ?? [:]).valuesByName(),
      registry: registry, actionDelegate: actionDelegate, alertPresenter: alertPresenter)
  }

  /// The work done with the state so far.
  var work: Int { (stateStore as? StateStore)?.work ?? 0 }

  /// Adds work that is not done by the state.
  func add(work count: Int) { (stateStore as? StateStore)?.add(work: count) }

  /// Cancels all events, running or enqueued: none of their actions runs any more.
  package func cancelEvents() {
    generation += 1
    pending = []
  }

  /// Always `nil`: no action is running between events.
  public var actionId: String? { nil }
}

/// Events.
extension ActionContext {
  /// Runs a named action.
  public func executeAction(id: String) async { await executeAction(id: id, in: ActionScope()) }

  /// Runs a named action in a scope.
  public func executeAction(id: String, in scope: ActionScope) async {
    await run(in: scope) { await $0.executeAction(id: id) }
  }

  /// Runs an action of a document.
  public func executeAction(_ action: Document.Action) async {
    await executeAction(action, in: ActionScope())
  }

  /// Runs an action of a document in a scope.
  public func executeAction(_ action: Document.Action, in scope: ActionScope) async {
    await run(in: scope) { await $0.executeAction(action) }
  }

  /// Runs an action by its type, through its handler or the delegate.
  public func executeAction(type: String, parameters: ActionParameters) async {
    await run(in: ActionScope()) { await $0.executeAction(type: type, parameters: parameters) }
  }

  /// Runs the action that is bound to an event of a component.
  public func executeAction(
    _ binding: Document.ActionBinding, in scope: ActionScope = ActionScope()
  ) async {
    await run(in: scope) { await $0.execute(binding) }
  }

  /// Enqueues the action that is bound to an event of a component for `runPending()`.
  public func execute(_ binding: Document.ActionBinding, in scope: ActionScope = ActionScope()) {
    enqueue(ActionTrigger(action: .binding(binding), event: ActionEvent(self, scope: scope)))
  }

  /// Enqueues a named action for `runPending()`.
  public func execute(_ id: String, in scope: ActionScope = ActionScope()) {
    enqueue(ActionTrigger(action: .named(id), event: ActionEvent(self, scope: scope)))
  }

  public func startAction(id: String) { execute(id) }

  /// Runs the enqueued events in order, including those that are enqueued in the meantime.
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

/// Requests to the host app.
extension ActionContext {
  /// Asks the host app to close the screen.
  public func dismiss() { dismissHandler?() }

  /// Shows an alert through `alertHandler` or, if there is none, `alertPresenter`. Does not wait for a button
  /// to be tapped.
  public func presentAlert(_ configuration: AlertConfiguration) {
    guard let alertHandler else { return alertPresenter?.present(configuration) ?? () }
    if alertPresenter != nil {
      log(RuntimeMessage(.action, "the alert handler takes precedence over the alert presenter"))
    }
    alertHandler(configuration)
  }

  /// Asks the host app to navigate to another screen.
  public func navigate(to destination: String, presentation: NavigationPresentation?) {
    navigationHandler?(destination, presentation)
  }

  /// Asks the host app to open a URL.
  public func openURL(_ url: String) { openURLHandler?(url) }

  /// Reports a message through `onMessage`.
  public func log(_ message: RuntimeMessage) { onMessage?(message) }
}

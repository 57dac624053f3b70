import CladsDocument
import CladsExpressions

/// A single action that runs as part of an event.
@MainActor
final class ActionRun: ActionExecutionContext {
  private let event: ActionEvent
  let actionId: String?
  /// The number of actions that run this one.
  private let depth: Int

  init(_ event: ActionEvent, actionId: String?, depth: Int) {
    self.event = event
    self.actionId = actionId
    self.depth = depth
  }

  /// Returns a run for an action that this one runs.
  private func inner(_ actionId: String? = nil) -> ActionRun {
    ActionRun(event, actionId: actionId, depth: depth + 1)
  }

  private var context: ActionContext { event.context }
  var stateStore: any DocumentState { event.stateStore }
  var documentId: String { context.documentId }
  var actionRegistry: ActionRegistry { context.actionRegistry }

  func executeAction(id: String) async {
    guard let action = context.actionDefinitions[id] else {
      return log(RuntimeMessage(.unknownAction, "unknown action `\(id)`"))
    }
    guard await event.admit(id, depth: depth + 1) else { return }
    report(id, action)
    let run = inner(id)
    let parameters = action.offeredParameters.evaluated(using: stateStore)
    if await run.offer(id, parameters) { return }
    await run.perform(action, parameters)
  }

  func executeAction(_ action: Document.Action) async {
    let type = action.type ?? ""
    guard await event.admit(type, depth: depth + 1) else { return }
    report(type, action)
    await inner().perform(action, action.offeredParameters)
  }

  /// Reports an action that runs. Reading its parameters is work, here and for the handler.
  private func report(_ id: String, _ action: Document.Action) {
    let parameters = action.parameters
    context.add(work: parameters.values.reduce(0) { $0 + ExecutionLimits.conversionWork * $1.size })
    context.onRun?(id, ActionParameters(parameters))
    context.onRunAction?(action)
  }

  func executeAction(type: String, parameters: ActionParameters) async {
    guard await event.admit(type, depth: depth + 1) else { return }
    context.onRun?(type, parameters)
    await inner().dispatch(type, parameters)
  }

  /// Runs the action that is bound to an event of a component.
  func execute(_ binding: Document.ActionBinding) async {
    switch binding {
    case .reference(let id): await executeAction(id: id)
    case .inline(let action): await executeAction(action)
    }
  }

  /// Runs an admitted action: a type-checked one as written, any other by its type.
  private func perform(_ action: Document.Action, _ parameters: ActionParameters) async {
    switch action {
    case .dismiss: dismiss()
    case .setState(let action): SetStateActionHandler.run(action, in: self)
    case .toggleState(let action): ToggleStateActionHandler.run(action, in: self)
    case .showAlert(let action): ShowAlertActionHandler.run(action, in: self)
    case .navigate(let action): NavigateActionHandler.run(action, in: self)
    case .sequence(let action): for step in action.steps { await executeAction(step) }
    case .array, .request, .cancelRequest, .openURL, .custom: await dispatch(action.type ?? "", parameters)
    case .unknown: log(RuntimeMessage(.action, "skipped an action that has no `type`"))
    }
  }

  private func dispatch(_ type: String, _ parameters: ActionParameters) async {
    let parameters = parameters.evaluated(using: stateStore)
    if let handler = actionRegistry.handler(for: type) {
      return await handler.execute(parameters: parameters, context: self)
    }
    if await offer(type, parameters) { return }
    log(RuntimeMessage(.unhandledType, "no handler for actions of type `\(type)`"))
  }

  private func offer(_ name: String, _ parameters: ActionParameters) async -> Bool {
    guard let delegate = context.actionDelegate else { return false }
    return await delegate.cladsRenderer(handleAction: name, parameters: parameters, context: self)
  }

  func dismiss() { context.dismiss() }

  func presentAlert(_ configuration: AlertConfiguration) { context.presentAlert(configuration) }

  func navigate(to destination: String, presentation: NavigationPresentation?) {
    context.navigate(to: destination, presentation: presentation)
  }

  func openURL(_ url: String) { context.openURL(url) }

  func startAction(id: String) { event.start(id) }

  func log(_ message: RuntimeMessage) { context.log(message) }
}

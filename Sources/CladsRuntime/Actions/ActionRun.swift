import CladsDocument

/// A single action that runs as part of an event.
@MainActor
final class ActionRun: ActionExecutionContext {
  private let event: ActionEvent
  let actionId: String?

  init(_ event: ActionEvent, actionId: String?) {
    self.event = event
    self.actionId = actionId
  }

  private var context: ActionContext { event.context }
  var stateStore: any StateStoring { event.stateStore }
  var documentId: String { context.documentId }
  var actionRegistry: ActionRegistry { context.actionRegistry }

  func executeAction(id: String) async {
    guard let action = context.actionDefinitions[id] else {
      return log(RuntimeMessage(.unknownAction, "unknown action `\(id)`"))
    }
    guard event.admit(id) else { return }
    context.onAction?(id, action.rawParameters)
    let run = ActionRun(event, actionId: id)
    let parameters = action.offeredParameters.evaluated(using: stateStore)
    if await run.offer(id, parameters) { return }
    await run.perform(action, parameters)
  }

  func executeAction(_ action: Document.Action) async {
    let type = action.type ?? ""
    guard event.admit(type) else { return }
    context.onAction?(type, action.rawParameters)
    let run = ActionRun(event, actionId: nil)
    await run.perform(action, action.offeredParameters)
  }

  func executeAction(type: String, parameters: ActionParameters) async {
    guard event.admit(type) else { return }
    context.onAction?(type, parameters.raw)
    await ActionRun(event, actionId: nil).dispatch(type, parameters)
  }

  /// Runs the action that is bound to an event of a component.
  func execute(_ binding: Document.ActionBinding) async {
    switch binding {
    case .reference(let id, _): await executeAction(id: id)
    case .inline(let action): await executeAction(action)
    }
  }

  /// Runs an admitted action: a type-checked one as written, any other by its type.
  private func perform(_ action: Document.Action, _ parameters: ActionParameters) async {
    switch action.payload {
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

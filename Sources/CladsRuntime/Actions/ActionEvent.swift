import CladsDocument

/// One event of the user or of the screen, and everything that it runs.
@MainActor
final class ActionEvent {
  /// The document that runs.
  let context: ActionContext
  /// What was seen where the event was fired.
  let scope: ActionScope
  /// The state, seen from there.
  let stateStore: any StateStoring
  private var executions = 0
  private var depth = 0

  init(_ context: ActionContext, scope: ActionScope) {
    self.context = context
    self.scope = scope
    stateStore = scope.isEmpty ? context.stateStore : ScopedState(context.stateStore, scope: scope)
  }

  /// Runs a part of the event.
  func run(_ body: @MainActor (ActionRun) async -> Void) async {
    depth += 1
    await body(ActionRun(self, actionId: nil))
    depth -= 1
  }

  /// Whether one more action may run; the first refusal is logged.
  func admit(_ name: String) -> Bool {
    executions += 1
    let limit = ActionContext.maximumExecutions
    if executions == limit + 1 {
      let text = "stopped at `\(name)` after \(limit) actions, which run each other in a circle"
      context.log(RuntimeMessage(.cycle, text))
    }
    return executions <= limit
  }

  /// Has a named action run later, as an event that sees the same; as a part of this one while it runs, so
  /// that an alert that answers itself comes to an end.
  func start(_ id: String) {
    let event = depth > 0 ? self : ActionEvent(context, scope: scope)
    context.enqueue(ActionTrigger(action: .named(id), event: event))
  }
}

/// An action that waits to be run.
@MainActor
struct ActionTrigger {
  /// What is to be run.
  enum Action {
    case named(String)
    case binding(Document.ActionBinding)
  }

  let action: Action
  let event: ActionEvent

  /// Runs the action.
  func run() async {
    await event.run { run in
      switch action {
      case .named(let id): await run.executeAction(id: id)
      case .binding(let binding): await run.execute(binding)
      }
    }
  }
}

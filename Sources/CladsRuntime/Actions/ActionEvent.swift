import CladsDocument

/// An event of the user or the screen, together with all actions that it runs.
@MainActor
final class ActionEvent {
  /// The context of the running document.
  let context: ActionContext
  /// The scope in which the event was triggered.
  let scope: ActionScope
  /// The state as seen from `scope`.
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

  /// Returns whether another action may run. The first refusal is reported.
  func admit(_ name: String) -> Bool {
    executions += 1
    let limit = ActionContext.maximumExecutions
    if executions == limit + 1 {
      let text = "stopped at `\(name)`: the event has already run \(limit) actions, probably in a cycle"
      context.log(RuntimeMessage(.cycle, text))
    }
    return executions <= limit
  }

  /// Enqueues a named action as an event in the same scope. While this event is running, the action counts as
  /// part of it, so that an alert whose presenter immediately taps a button cannot loop forever.
  func start(_ id: String) {
    let event = depth > 0 ? self : ActionEvent(context, scope: scope)
    context.enqueue(ActionTrigger(action: .named(id), event: event))
  }
}

/// An enqueued action.
@MainActor
struct ActionTrigger {
  /// The action to run.
  enum Action {
    case named(String)
    case binding(Document.ActionBinding)
  }

  let action: Action
  let event: ActionEvent

  func run() async {
    await event.run { run in
      switch action {
      case .named(let id): await run.executeAction(id: id)
      case .binding(let binding): await run.execute(binding)
      }
    }
  }
}

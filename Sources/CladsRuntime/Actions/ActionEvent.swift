import CladsDocument
import CladsExpressions

/// An event of the user or the screen, together with all actions that it runs.
@MainActor
final class ActionEvent {
  /// The context of the running document.
  let context: ActionContext
  /// The scope in which the event was triggered.
  let scope: ActionScope
  /// The state as seen from `scope`.
  let stateStore: any DocumentState
  private var steps = 0
  /// The value of `steps` at which other events run next.
  private var nextTurn = ExecutionLimits.stepsPerTurn
  /// The work of the store up to which it is part of `steps`.
  private var countedWork: Int
  /// Whether no more actions run.
  private var isStopped = false
  private var depth = 0
  private let generation: Int

  init(_ context: ActionContext, scope: ActionScope) {
    self.context = context
    self.scope = scope
    stateStore = scope.isEmpty ? context.stateStore : ScopedState(context.stateStore, scope: scope)
    countedWork = context.work
    generation = context.generation
  }

  private var isCanceled: Bool { generation != context.generation }

  /// Runs a part of the event.
  func run(_ body: @MainActor (ActionRun) async -> Void) async {
    depth += 1
    await body(ActionRun(self, actionId: nil, depth: 0))
    depth -= 1
  }

  /// Returns whether another action may run, `depth` levels below the first one. The first refusal is
  /// reported.
  func admit(_ name: String, depth: Int) async -> Bool {
    if isStopped || isCanceled { return false }
    countSteps()
    if depth > ExecutionLimits.actionDepth {
      stop(.cycle, "stopped at `\(name)`, \(depth - 1) levels deep: the actions call each other in a cycle")
    } else if steps > ExecutionLimits.steps {
      stop(.limit, "stopped at `\(name)`: the event has already taken \(ExecutionLimits.steps) steps")
    } else if steps >= nextTurn {
      nextTurn = steps + ExecutionLimits.stepsPerTurn
      await Task.yield()
      return !isStopped && !isCanceled
    }
    return !isStopped
  }

  /// Counts an action, and the work since the one before it.
  private func countSteps() {
    let work = context.work
    // Actions of other events may have run in between; whose work it was does not matter.
    steps += 1 + (work - countedWork) / ExecutionLimits.workPerStep
    if work - countedWork >= ExecutionLimits.workPerStep { countedWork = work }
  }

  private func stop(_ kind: RuntimeMessage.Kind, _ text: String) {
    isStopped = true
    context.log(RuntimeMessage(kind, text))
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

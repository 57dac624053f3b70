import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import JSONSyntax

/// A document with running actions, and a record of their effects.
@MainActor
final class Stage: CladsActionDelegate, AlertPresenting {
  let store: StateStore
  let context: ActionContext
  let transport: SampleTransport
  /// Writes, requests to the host app, and offers to the delegate, in order.
  private(set) var trace: [String] = []
  private(set) var alerts: [AlertConfiguration] = []
  private(set) var messages: [RuntimeMessage] = []
  /// The names that the delegate handles.
  var handled: Set<String> = []

  /// Creates a stage for a document with the given members.
  init(
    state: String = "{}", actions: String = "{}", level: FormatLevel = .base,
    custom: [String: ActionClosure] = [:], responses: String = "{}", clock: ManualClock? = nil
  ) {
    let document = Stage.document(#"{"id": "x", "state": \#(state), "actions": \#(actions)}"#, level)
    store = StateStore(Dictionary((document.state ?? [:]).map { ($0.name, $0.value) }) { first, _ in first })
    transport = SampleTransport(
      responses: JSON.members(responses), delay: clock == nil ? .zero : .seconds(1), clock: clock)
    let registry = ActionRegistry.standard(level: level, transport: transport).merging(customActions: custom)
    context = ActionContext(stateStore: store, document: document, registry: registry)
    store.onStateChange { [unowned self] path, _, new in
      trace.append("\(path)=\(JSON.value(of: new)?.json ?? "nil")")
    }
    context.onMessage = { [unowned self] in messages.append($0) }
    context.dismissHandler = { [unowned self] in trace.append("dismiss") }
    context.openURLHandler = { [unowned self] in trace.append("open \($0)") }
    context.navigationHandler = { [unowned self] destination, presentation in
      trace.append("navigate \(destination) \(presentation?.rawValue ?? "nil")")
    }
    context.alertPresenter = self
  }

  private static func document(_ text: String, _ level: FormatLevel) -> Document.Definition {
    SyntaxTree.parse(Array(text.utf8)).withView { view in
      var reading = Reading(view, vocabulary: BuiltInKinds.vocabulary(level: level))
      return Document.Definition.read(&reading)
    }
  }

  func present(_ configuration: AlertConfiguration) {
    alerts.append(configuration)
    trace.append("alert \(configuration.title)")
  }

  func cladsRenderer(
    handleAction actionId: String, parameters: ActionParameters, context: any ActionExecutionContext
  ) async -> Bool {
    trace.append("delegate \(actionId) \(JSON.value(of: parameters.raw)?.json ?? "")")
    return handled.contains(actionId)
  }

  /// The whole state as JSON.
  var state: String { Document.StateValue.objectValue(store.sample.values).json }

  func clearTrace() { trace = [] }
}

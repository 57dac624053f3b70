import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

@MainActor
@Suite struct ActionRegistryTests {
  /// The handler from the guide for app authors, without the network request.
  private struct RefreshDataActionHandler: ActionHandler {
    static let actionType = "refreshData"

    func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
      let endpoint = parameters.string("endpoint") ?? "/api/data"
      if let path = parameters.string("loadingPath") { context.stateStore.set(path, value: true) }
      context.stateStore.set("data", value: ["from": endpoint])
      if let path = parameters.string("loadingPath") { context.stateStore.set(path, value: false) }
    }
  }

  private final class LongRunningActionHandler: CancellableActionHandler {
    static let actionType = "longRunning"
    private(set) var canceled: [String] = []

    func cancel(requestId: String, documentId: String) { canceled.append("\(documentId):\(requestId)") }
    func cancelAll(documentId: String) { canceled.append("\(documentId):*") }
    func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {}
  }

  @Test(arguments: [FormatLevel.base, .extended])
  func `every built-in action has a handler`(level: FormatLevel) {
    let registry = ActionRegistry.standard(level: level)
    #expect(Set(registry.registeredTypes) == Set(BuiltInActions.all(level: level).map(\.name)))
  }

  @Test func `the default registry is a new instance each time`() {
    let registry = ActionRegistry.default
    registry.registerClosure("x") { _, _ in }
    #expect(registry.hasHandler(for: "x"))
    #expect(!ActionRegistry.default.hasHandler(for: "x"))
    #expect(registry.hasHandler(for: "toggleState"))
    #expect(registry.handler(for: "nope") == nil)
  }

  @Test func `a handler runs for its own type, and the last one wins`() async {
    let registry = ActionRegistry.default
    registry.registerClosure("refreshData") { _, _ in }
    registry.register(RefreshDataActionHandler())
    let store = StateStore()
    var writes: [String] = []
    store.onStateChange { path, _, new in writes.append("\(path)=\(JSON.value(of: new)?.json ?? "")") }
    let context = ActionContext(stateStore: store, actionDefinitions: [:], registry: registry)
    await context.executeAction(
      type: "refreshData", parameters: ActionParameters(raw: ["loadingPath": "isLoading"]))
    #expect(writes == ["isLoading=true", #"data={"from":"/api/data"}"#, "isLoading=false"])
  }

  @Test func `merging returns a copy in which closures win`() async {
    let registry = ActionRegistry.default
    var calls = 0
    let merged = registry.merging(customActions: ["clearArray": { _, _ in calls += 1 }])
    let context = ActionContext(stateStore: StateStore(), actionDefinitions: [:], registry: merged)
    await context.executeAction(type: "clearArray", parameters: ActionParameters(raw: ["path": "a"]))
    #expect(calls == 1)
    #expect(context.stateStore.get("a") == nil)
    #expect(registry.handler(for: "clearArray") is ClearArrayActionHandler)
  }

  @Test func `only cancellable handlers can be canceled`() {
    let registry = ActionRegistry.default
    let handler = LongRunningActionHandler()
    registry.register(handler)
    #expect(registry.getCancellableHandler(for: "longRunning") === handler)
    #expect(registry.getCancellableHandler(for: "request") != nil)
    #expect(registry.getCancellableHandler(for: "setState") == nil)
    registry.getCancellableHandler(for: "longRunning")?.cancelAll(documentId: "d")
    #expect(handler.canceled == ["d:*"])
  }

  @Test func `parameters are cast and never converted`() {
    let parameters = ActionParameters(
      raw: JSON.host(
        #"{"s": "x", "i": 1, "b": true, "d": {"a": 1}, "l": [{"a": 1}], "m": [{"a": 1}, 2], "n": null, "e": []}"#
      ))
    #expect(parameters.string("s") == "x")
    #expect(parameters.string("i") == nil)
    #expect(parameters.int("i") == 1)
    #expect(parameters.int("b") == nil)
    #expect(parameters.int("s") == nil)
    #expect(parameters.bool("b") == true)
    #expect(parameters.bool("i") == nil)
    #expect(parameters.dictionary("d")?.count == 1)
    #expect(parameters.array("l")?.count == 1)
    #expect(parameters.array("m") == nil)
    #expect(parameters.array("e")?.isEmpty == true)
    #expect(parameters.array("d") == nil)
    #expect(parameters.raw.count == 8)
  }
}

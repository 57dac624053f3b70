import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

/// The iteration variables and local state that actions see.
@MainActor
@Suite struct ActionScopeTests {
  private static let state = """
    {"todos": [{"done": false, "title": "a"}, {"done": true, "title": "b"}], "index": 9, "item": "state",
     "counts": [5, 6], "__local": {"s0": {"isOpen": false}}, "local": {"other": 3}}
    """
  private static let scope = ActionScope(
    variables: [
      "item": .location("todos[1]"), "index": .value(1), "number": .location("counts[0]"),
      "value": .value("new"),
    ],
    locals: ["isOpen": "__local.s0.isOpen"])

  private func check(_ action: String, _ trace: [String]) async {
    let stage = Stage(state: Self.state, actions: #"{"a": \#(action)}"#, custom: ["own": Self.own])
    await stage.context.executeAction(id: "a", in: Self.scope)
    #expect(stage.trace == trace)
  }

  private static let own: ActionClosure = { parameters, context in
    let title = context.stateStore.get("item.title") as? String ?? ""
    context.stateStore.set("result", value: "\(title) \(parameters.int("at") ?? -1)")
  }

  @Test(
    arguments: [
      (#"{"type":"toggleState","path":"item.done"}"#, ["todos[1].done=false"]),
      (#"{"type":"toggleState","path":"todos[index].done"}"#, ["todos[1].done=false"]),
      (#"{"type":"setState","path":"todos[number].x","value":1}"#, ["todos[5].x=1"]),
      (#"{"type":"setState","path":"item","value":null}"#, ["todos[1]=null"]),
      (#"{"type":"setState","path":"seen","value":{"$expr":"item.title"}}"#, [#"seen="b""#]),
      (#"{"type":"setState","path":"seen","value":{"$expr":"index + 1"}}"#, ["seen=2"]),
      (#"{"type":"setState","path":"seen","value":{"$expr":"todos[index].done"}}"#, ["seen=true"]),
      (#"{"type":"setState","path":"seen","value":{"$expr":"value"}}"#, [#"seen="new""#]),
      (#"{"type":"setState","path":"value","value":{"$expr":"value"}}"#, [#"value="new""#]),
      (#"{"type":"setState","path":"itemX","value":1}"#, ["itemX=1"]),
      (#"{"type":"removeFromArray","path":"todos","index":0}"#, [#"todos=[{"done":true,"title":"b"}]"#]),
      (#"{"type":"appendToArray","path":"item.tags","value":{"$expr":"index"}}"#, ["todos[1].tags=[1]"]),
      (#"{"type":"toggleState","path":"local.isOpen"}"#, ["__local.s0.isOpen=true"]),
      (#"{"type":"setState","path":"local.isOpen.x","value":1}"#, ["__local.s0.isOpen.x=1"]),
      (#"{"type":"setState","path":"local.other","value":{"$expr":"local.other + 1"}}"#, ["local.other=4"]),
      (#"{"type":"setState","path":"seen","value":{"$expr":"local.isOpen"}}"#, ["seen=false"]),
      (#"{"type":"own","at":{"$expr":"index"}}"#, [#"result="b 1""#]),
      (
        #"{"type":"showAlert","title":"t","message":{"type":"binding","template":"${item.title}"}}"#,
        ["alert t"]
      ),
      (#"{"type":"setState","path":"todos[nope].done","value":1}"#, []),
      (#"{"type":"setState","path":"todos[item].done","value":1}"#, []),
    ] as [(String, [String])])
  func `variables and local state refer to their state paths`(action: String, trace: [String]) async {
    await check(action, trace)
  }

  @Test func `the scope applies to named actions, callbacks, and alert buttons`() async {
    let stage = Stage(
      state: Self.state,
      actions: """
        {"load": {"type": "request", "method": "GET", "url": "https://x.y/${item.title}",
                  "responsePath": "item.response", "onSuccess": "done"},
         "done": {"type": "showAlert", "buttons": [{"label": "OK", "action": "mark"}]},
         "mark": {"type": "toggleState", "path": "item.done"}}
        """, responses: #"{"GET https://x.y/b": [1]}"#)
    await stage.context.executeAction(id: "load", in: Self.scope)
    #expect(stage.trace == ["todos[1].response=[1]", "alert Alert"])
    stage.alerts.first?.onButtonTap?("mark")
    await stage.context.runPending()
    #expect(stage.trace.last == "todos[1].done=false")
    stage.clearTrace()
    await stage.context.executeAction(id: "mark")
    #expect(stage.trace == ["item.done=true"])
  }

  @Test func `action bindings of components see the scope`() async {
    let stage = Stage(state: Self.state, actions: #"{"mark": {"type": "toggleState", "path": "item.done"}}"#)
    await stage.context.executeAction(.reference("mark"), in: Self.scope)
    stage.context.execute(.reference("mark"), in: Self.scope)
    await stage.context.runPending()
    #expect(stage.trace == ["todos[1].done=false", "todos[1].done=true"])
  }

  @Test func `a custom action reads and observes through the scope`() async {
    var seen: [String] = []
    let probe: ActionClosure = { _, context in
      let state = context.stateStore
      seen.append("\(state.getArrayCount("todos")) \(state.get("index") as? Int ?? -1)")
      state.observe("item.title", as: String.self) { title in seen.append(title ?? "nil") }
      state.set("item.title", value: "c")
      seen.append(state.interpolate("${item.title} ${local.isOpen}"))
      seen.append("\(state.isDirty("item"))")
      seen.append(state.binding(for: "item.title").wrappedValue)
    }
    let stage = Stage(state: Self.state, actions: #"{"a": {"type": "probe"}}"#, custom: ["probe": probe])
    await stage.context.executeAction(id: "a", in: Self.scope)
    #expect(seen == ["2 1", "c", "c false", "true", "c"])
  }
}

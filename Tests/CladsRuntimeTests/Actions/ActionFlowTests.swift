import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

/// Dispatch and execution order of actions.
@MainActor
@Suite struct ActionFlowTests {
  @Test func `steps run in order and see the effects of earlier steps`() async {
    let stage = Stage(
      state: #"{"n": 1}"#,
      actions: """
        {"go": {"type": "sequence", "steps": [
          {"type": "setState", "path": "n", "value": {"$expr": "n + 1"}},
          {"type": "sequence", "steps": [{"type": "setState", "path": "m", "value": {"$expr": "n * 10"}}]},
          {"type": "setArrayItem", "path": "m"},
          {"type": "showAlert", "message": {"type": "binding", "template": "m is ${m}"}},
          {"type": "navigate", "destination": "there", "presentation": "fullScreen"},
          {"type": "dismiss"}, {"type": "toggleState", "path": "after"}]}}
        """)
    await stage.context.executeAction(id: "go")
    #expect(
      stage.trace == ["n=2", "m=20", "alert Alert", "navigate there fullScreen", "dismiss", "after=true"])
    #expect(stage.alerts.first?.message == "m is 20")
    #expect(stage.messages.count == 1)
  }

  @Test func `an alert shows its title and message and runs the action of the tapped button`() async {
    let stage = Stage(
      state: #"{"a": 1}"#,
      actions: """
        {"ask": {"type": "showAlert", "title": "T ${a}", "message": "M ${a}", "buttons": [
          {"label": "Delete", "style": "destructive", "action": "delete"}, {"label": "No", "style": "cancel"}]},
         "plain": {"type": "showAlert", "buttons": []},
         "delete": {"type": "setState", "path": "deleted", "value": true}}
        """)
    await stage.context.executeAction(id: "ask")
    let alert = stage.alerts.first
    #expect(alert?.title == "T ${a}")
    #expect(alert?.message == "M ${a}")
    #expect(
      alert?.buttons == [
        .init(label: "Delete", style: .destructive, action: "delete"), .init(label: "No", style: .cancel),
      ])
    alert?.onButtonTap?(nil)
    var isPending = false
    stage.context.onPending = { isPending = true }
    alert?.onButtonTap?("delete")
    #expect(isPending)
    #expect(stage.trace == ["alert T ${a}"])
    await stage.context.runPending()
    #expect(stage.trace == ["alert T ${a}", "deleted=true"])
    await stage.context.executeAction(id: "plain")
    #expect(stage.alerts.last?.title == "Alert")
    #expect(stage.alerts.last?.message == nil)
    #expect(stage.alerts.last?.buttons == [.init(label: "OK")])
  }

  @Test func `the alert handler takes precedence over the presenter, and both are optional`() async {
    let stage = Stage(actions: #"{"ask": {"type": "showAlert"}}"#)
    var titles: [String] = []
    stage.context.alertHandler = { titles.append($0.title) }
    await stage.context.executeAction(id: "ask")
    #expect(titles == ["Alert"])
    #expect(stage.alerts.isEmpty)
    stage.context.alertHandler = nil
    stage.context.alertPresenter = nil
    stage.context.dismissHandler = nil
    stage.context.navigationHandler = nil
    await stage.context.executeAction(id: "ask")
    stage.context.dismiss()
    stage.context.navigate(to: "x", presentation: nil)
    #expect(stage.trace.isEmpty)
  }

  @Test func `navigation passes on the destination as written`() async {
    let stage = Stage(actions: #"{"go": {"type": "navigate", "destination": "x ${a}"}}"#)
    await stage.context.executeAction(id: "go")
    #expect(stage.trace == ["navigate x ${a} nil"])
  }

  @Test func `unknown ids and types are logged`() async {
    let stage = Stage(actions: #"{"a": {"type": "Dismiss"}}"#)
    stage.context.actionDelegate = stage
    await stage.context.executeAction(id: "nope")
    #expect(stage.trace.isEmpty)
    await stage.context.executeAction(id: "a")
    await stage.context.executeAction(type: "nope", parameters: ActionParameters())
    #expect(stage.trace == ["delegate a {}", "delegate Dismiss {}", "delegate nope {}"])
    #expect(stage.messages.map(\.kind) == [.unknownAction, .unhandledType, .unhandledType])
    #expect(
      stage.messages.map(\.rule) == ["unresolved-action", "unknown-action-type", "unknown-action-type"])
    #expect(stage.messages.first?.text == "unknown action `nope`")
  }

  @Test func `the delegate is offered ids first, then types that have no handler`() async {
    let stage = Stage(
      state: #"{"order": {"id": 7}}"#,
      actions: """
        {"submit": {"type": "submitOrder", "orderId": {"$expr": "order.id"}, "note": "${order.id}"},
         "set": {"type": "setState", "path": "a", "value": 1},
         "add": {"type": "appendToArray", "path": "a", "value": 1}}
        """)
    stage.context.actionDelegate = stage
    let parameters = #"{"note":"${order.id}","orderId":7}"#
    await stage.context.executeAction(id: "submit")
    #expect(stage.trace == ["delegate submit \(parameters)", "delegate submitOrder \(parameters)"])
    stage.clearTrace()
    stage.handled = ["submit", "set"]
    await stage.context.executeAction(id: "submit")
    await stage.context.executeAction(id: "set")
    await stage.context.executeAction(id: "add")
    #expect(
      stage.trace == [
        "delegate submit \(parameters)", "delegate set {}", #"delegate add {"path":"a","value":1}"#, "a=[1]",
      ])
    #expect(stage.messages.map(\.kind) == [.unhandledType])
  }

  @Test func `closures see parameters and state, and replace generic handlers only`() async {
    var seen: [String] = []
    let custom: [String: ActionClosure] = [
      "submitOrder": { parameters, context in
        let id = context.stateStore.get("order.id") as? Int
        seen.append("submit \(id ?? 0) \(parameters.int("orderId") ?? 0)")
        seen.append(parameters.interpolated("note", using: context.stateStore) ?? "")
      },
      "trackEvent": { parameters, _ in seen.append(parameters.string("event") ?? "unknown") },
      "setState": { _, _ in seen.append("my setState") },
      "clearArray": { _, _ in seen.append("my clearArray") },
    ]
    let stage = Stage(
      state: #"{"order": {"id": 7}}"#,
      actions: """
        {"submit": {"type": "submitOrder", "orderId": {"$expr": "order.id"}, "note": "no. ${order.id}"},
         "track": {"type": "trackEvent"}, "set": {"type": "setState", "path": "a", "value": 1},
         "clear": {"type": "clearArray", "path": "a"}}
        """, custom: custom)
    for id in ["submit", "track", "set", "clear"] { await stage.context.executeAction(id: id) }
    await stage.context.executeAction(type: "setState", parameters: ActionParameters())
    #expect(seen == ["submit 7 7", "no. 7", "unknown", "my clearArray", "my setState"])
    #expect(stage.trace == ["a=1"])
  }

  @Test func `every action that runs is reported once with its parameters as written`() async {
    let stage = Stage(
      state: #"{"n": 1}"#,
      actions: """
        {"go": {"type": "sequence", "steps": [{"type": "setState", "path": "n", "value": {"$expr": "n"}}]},
         "own": {"type": "custom", "x": {"$expr": "n"}}}
        """)
    var seen: [String] = []
    stage.context.onAction = { id, parameters in
      seen.append("\(id) \(JSON.value(of: parameters)?.json ?? "")")
    }
    for id in ["go", "own", "nope"] { await stage.context.executeAction(id: id) }
    #expect(
      seen == [
        #"go {"steps":[{"path":"n","type":"setState","value":{"$expr":"n"}}]}"#,
        #"setState {"path":"n","value":{"$expr":"n"}}"#, #"own {"x":{"$expr":"n"}}"#,
      ])
  }

  @Test func `openURL is available at the extended level only`() async {
    let actions = #"{"open": {"type": "openURL", "url": "https://x.y/${a}"}}"#
    let base = Stage(actions: actions)
    await base.context.executeAction(id: "open")
    #expect(base.trace.isEmpty)
    #expect(base.messages.map(\.kind) == [.unhandledType])
    let extended = Stage(actions: actions, level: .extended)
    await extended.context.executeAction(id: "open")
    #expect(extended.trace == ["open https://x.y/${a}"])
  }

  @Test func `enqueued events run later, in order`() async {
    let stage = Stage(
      actions: #"{"a": {"type": "toggleState", "path": "a"}, "b": {"type": "toggleState", "path": "b"}}"#)
    stage.context.execute("a")
    stage.context.execute(.reference("b"))
    #expect(stage.trace.isEmpty)
    await stage.context.runPending()
    #expect(stage.trace == ["a=true", "b=true"])
  }
}

/// Actions that run each other in a cycle.
@MainActor
@Suite struct ActionCycleTests {
  @Test(arguments: [
    #"{"a": {"type": "request", "method": "GET", "url": "https://x.y", "onError": "a"}}"#,
    """
    {"a": {"type": "sequence", "steps": [{"type": "again"}]}}
    """,
    """
    {"a": {"type": "request", "method": "GET", "url": "", "onError": "b"},
     "b": {"type": "sequence", "steps": [{"type": "again"}, {"type": "again"}, {"type": "again"}]}}
    """,
    #"{"a": {"type": "showAlert", "buttons": [{"label": "x", "action": "a"}]}}"#,
  ])
  func `a cycle is stopped and reported once`(actions: String) async {
    let stage = Stage(
      actions: actions, custom: ["again": { _, context in await context.executeAction(id: "a") }],
      responses: #"{"GET https://x.y": {"$failure": "offline"}}"#)
    var count = 0
    stage.context.onAction = { _, _ in count += 1 }
    // A handler that taps a button immediately creates a cycle, too.
    stage.context.alertHandler = { alert in alert.onButtonTap?(alert.buttons.first?.action) }
    stage.context.alertPresenter = nil
    await stage.context.executeAction(id: "a")
    #expect(count <= ExecutionLimits.steps)
    #expect(stage.messages.filter { [.cycle, .limit].contains($0.kind) }.count == 1)
    let once = count
    await stage.context.executeAction(id: "a")
    #expect(count == 2 * once)
    #expect(stage.messages.filter { [.cycle, .limit].contains($0.kind) }.count == 2)
  }
}

import CladsDocument
import CladsExpressions
import CladsHosting
import CladsPreview
import Testing

@MainActor
@Suite struct SessionTests {
  private static let counter = #"""
    { "id": "counter", "state": { "count": 0 },
      "actions": { "add": { "type": "setState", "path": "count", "value": { "$expr": "count + 1" } } },
      "root": { "children": [
        { "type": "label", "text": "Count: ${count}" },
        { "type": "button", "text": "Add", "actions": { "onTap": "add" } } ] } }
    """#

  @Test func `a counter counts and can be reset`() async throws {
    let stage = await SessionStage(Self.counter)
    #expect(stage.words == ["Count: 0", "[Add]"])
    try await stage.tap("Add")
    try await stage.tap("Add")
    #expect(stage.words == ["Count: 2", "[Add]"])
    #expect(stage.frame.state == .objectValue(["count": .intValue(2)]))
    #expect(stage.frame.log.filter { $0 == "action: add" }.count == 2)
    await stage.reset()
    #expect(stage.words == ["Count: 0", "[Add]"])
    #expect(stage.frame.log.isEmpty)
  }

  @Test func `a toggle updates nodes that depend on it`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "on": false }, "root": { "children": [
        { "type": "toggle", "bind": "on" }, { "type": "label", "text": "${on ? 'yes' : 'no'}" } ] } }
      """#)
    #expect(stage.words == ["[ ]", "no"])
    try await stage.tap("on")
    #expect(stage.words == ["[x]", "yes"])
    try await stage.type(.boolValue(false), into: "on")
    #expect(stage.words == ["[ ]", "no"])
  }

  @Test func `a label follows the text field that it shows`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "name": "" }, "root": { "children": [
        { "type": "textfield", "bind": "name", "placeholder": "Name" },
        { "type": "label", "text": "Hello, ${name}!" } ] } }
      """#, width: 16)
    #expect(stage.words == ["_Name___________", "Hello, !"])
    try await stage.type(.stringValue("Ada"), into: "Name")
    #expect(stage.words == ["Ada_____________", "Hello, Ada!"])
  }

  @Test func `a text field without a binding keeps its text`() async throws {
    let stage = await SessionStage(#"[{ "type": "textfield", "placeholder": "P" }]"#, width: 8)
    try await stage.type(.stringValue("abc"), into: "P")
    #expect(stage.words == ["abc_____"])
  }

  @Test func `a slider stores integers where the specification asks for them`() async throws {
    let document = #"""
      { "id": "d", "state": { "v": 2 }, "root": { "children": [
        { "type": "slider", "bind": "v", "minValue": 0, "maxValue": 10 }, { "type": "label", "text": "${v}" } ] } }
      """#
    let device = await SessionStage(document, width: 11)
    #expect(device.words == ["●──────────", "2"])
    #expect(device.frame.controls.map(\.limits) == [0...10])
    try await device.type(.doubleValue(4), into: "v")
    #expect(device.words == ["────●──────", "4.0"])
    let meant = await SessionStage(document, width: 11, as: .spec)
    #expect(meant.words == ["──●────────", "2"])
    try await meant.type(.intValue(40), into: "v")
    #expect(meant.words == ["──────────●", "10"])
  }

  @Test func `a control on device shows its own value, not other changes of the state`() async throws {
    let document = #"""
      { "id": "d", "state": { "on": false }, "root": { "children": [
        { "type": "toggle", "bind": "on" },
        { "type": "button", "text": "All", "actions": { "onTap": { "type": "setState", "path": "on", "value": true } } } ] } }
      """#
    let device = await SessionStage(document)
    try await device.tap("All")
    #expect(device.words == ["[ ]", "[All]"])
    let meant = await SessionStage(document, as: .spec)
    try await meant.tap("All")
    #expect(meant.words == ["[x]", "[All]"])
  }

  @Test func `onValueChanged has the new value as the variable value`() async throws {
    let document = #"""
      { "id": "d", "state": { "on": false, "seen": "" }, "root": { "children": [
        { "type": "toggle", "bind": "on", "actions": { "onValueChanged":
          { "type": "setState", "path": "seen", "value": { "$expr": "value" } } } },
        { "type": "label", "text": "${seen}." } ] } }
      """#
    let device = await SessionStage(document)
    try await device.tap("on")
    #expect(device.words == ["[x]", "."])
    let meant = await SessionStage(document, as: .spec)
    try await meant.tap("on")
    #expect(meant.words == ["[x]", "true."])
  }

  @Test func `a request fills a list from the sample`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "rows": [] },
        "actions": { "load": { "type": "request", "requestId": "rows", "method": "GET", "url": "https://x/rows",
          "responsePath": "rows" } },
        "root": { "actions": { "onAppear": "load" }, "children": [
          { "type": "forEach", "items": "rows", "template": { "type": "label", "text": "${item.name}" },
            "emptyView": { "type": "label", "text": "Nothing" } } ] } }
      """#, as: .spec,
      samples: [("full", #"{ "$responses": { "rows": [ { "name": "One" }, { "name": "Two" } ] } }"#)],
      sample: "full")
    #expect(stage.words == ["One", "Two"])
    #expect(stage.frame.sample == "full" && stage.frame.sampleNames == ["initial", "full"])
    await stage.choose("initial")
    #expect(stage.words == ["Nothing"])
  }

  @Test func `a button of an alert runs its action`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "n": 1 },
        "actions": {
          "ask": { "type": "showAlert", "title": "Sure?", "message": { "type": "binding", "template": "n is ${n}" },
            "buttons": [ { "label": "No", "style": "cancel" }, { "label": "Yes", "action": "yes" } ] },
          "yes": { "type": "setState", "path": "n", "value": 2 } },
        "root": { "children": [ { "type": "label", "text": "n=${n}" },
          { "type": "button", "text": "Ask", "actions": { "onTap": "ask" } },
          { "type": "spacer" }, { "type": "spacer" }, { "type": "spacer" }, { "type": "spacer" } ] } }
      """#)
    try await stage.tap("Ask")
    #expect(
      stage.alerts == [
        .alert(
          title: "Sure?", message: "n is 1",
          buttons: [.init(label: "No", style: "cancel"), .init(label: "Yes", style: "default")])
      ])
    #expect(stage.text.contains("Sure?") && stage.text.contains("[No] [Yes]"))
    await #expect(throws: PreviewError.self) { try await stage.send(.alertButton(2)) }
    try await stage.send(.alertButton(1))
    #expect(stage.words.first == "n=2" && stage.alerts.isEmpty)
    await #expect(throws: PreviewError.self) { try await stage.send(.alertButton(0)) }
  }

  @Test func `another screen is presented until the user goes back`() async throws {
    let stage = await SessionStage(
      #"""
      [{ "type": "button", "text": "Go", "actions": { "onTap":
        { "type": "navigate", "destination": "checkout", "presentation": "present" } } },
       { "type": "spacer" }, { "type": "spacer" }]
      """#)
    try await stage.tap("Go")
    #expect(stage.alerts == [.navigate(destination: "checkout", presentation: "present")])
    #expect(stage.text.contains("→ checkout"))
    try await stage.send(.back)
    #expect(stage.alerts.isEmpty && !stage.text.contains("checkout"))
    await #expect(throws: PreviewError.self) { try await stage.send(.back) }
  }

  @Test func `actions that run each other endlessly are stopped and logged`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "n": 0 }, "actions": {
          "loop": { "type": "sequence", "steps": [
            { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } },
            { "type": "request", "requestId": "r", "method": "GET", "url": "https://x", "onSuccess": "loop" } ] } },
        "root": { "children": [ { "type": "label", "text": "${n}" },
          { "type": "button", "text": "Go", "actions": { "onTap": "loop" } } ] } }
      """#, samples: [("s", #"{ "$responses": { "r": {} } }"#)], sample: "s")
    try await stage.tap("Go")
    #expect(stage.frame.log.contains { $0.hasPrefix("cycle: stopped at") })
    guard case .objectValue(let state) = stage.frame.state, case .intValue(let count)? = state["n"] else {
      Issue.record("no count")
      return
    }
    #expect(count > 1 && count < 1_000)
  }

  @Test func `tapping something without a tap handler is an error with a message`() async throws {
    let stage = await SessionStage(#"[{ "type": "label", "text": "Hi" }]"#)
    for pointer in ["/root/children/0", "/root/children/9", "nowhere"] {
      do {
        try await stage.send(.tap(pointer: pointer, instance: []))
        Issue.record("\(pointer) was tapped")
      } catch let error as PreviewError {
        #expect(error.message.contains(pointer))
      }
    }
    #expect(throws: PreviewError.self) { try stage.set("[0]", .intValue(1)) }
  }

  @Test func `values of repeated controls are stored in their own elements`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "todos": [ { "name": "a", "done": false }, { "name": "b", "done": false } ] },
        "root": { "children": [ { "type": "forEach", "items": "todos", "itemVariable": "todo", "template":
          { "type": "hstack", "spacing": 8, "children": [
            { "type": "toggle", "id": "t", "bind": "todo.done" }, { "type": "label", "text": "${todo.name}" },
            { "type": "button", "text": "x${index}", "actions": { "onTap":
              { "type": "setState", "path": "todo.name", "value": { "$expr": "todo.done" } } } } ] } } ] } }
      """#, as: .spec)
    let second = stage.frame.controls.filter { $0.kind == "toggle" }[1]
    #expect(second.instance == [1])
    try await stage.send(.tap(pointer: second.pointer, instance: second.instance))
    #expect(stage.words == ["[ ] a [x0]", "[x] b [x1]"])
    try await stage.tap("x1")
    #expect(stage.words == ["[ ] a [x0]", "[x] true [x1]"])
  }
}

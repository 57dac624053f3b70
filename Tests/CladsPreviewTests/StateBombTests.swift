import CladsDocument
import CladsExpressions
import CladsPreview
import Testing

/// Small documents that grow without bounds as soon as they appear, or never stop running.
@MainActor
@Suite struct StateBombTests {
  struct Bomb: Sendable, CustomTestStringConvertible {
    let name: String
    var state = "{}"
    /// The actions by name; `boom` runs when the screen appears.
    var actions: String
    var children = #"[{ "type": "label", "text": "still here" }]"#
    /// Whether the app does no work for it: outside of a condition, a comparison is a text.
    var isHarmlessOnDevice = false

    var testDescription: String { name }

    var text: String {
      #"""
      { "id": "bomb", "state": \#(state), "actions": \#(actions),
        "root": { "actions": { "onAppear": "boom" }, "children": \#(children) } }
      """#
    }

    /// Repeats steps in one sequence.
    init(_ name: String, state: String = "{}", repeating step: String, _ count: Int = 60) {
      self.name = name
      self.state = state
      let steps = Array(repeating: step, count: count).joined(separator: ",")
      actions = #"{ "boom": { "type": "sequence", "steps": [\#(steps)] } }"#
    }

    init(_ name: String, state: String = "{}", actions: String, isHarmlessOnDevice: Bool = false) {
      (self.name, self.state, self.actions) = (name, state, actions)
      self.isHarmlessOnDevice = isHarmlessOnDevice
    }
  }

  nonisolated static let bombs = [
    Bomb(
      "a text that doubles", state: #"{ "x": "abcdefghij" }"#,
      repeating: #"{ "type": "setState", "path": "x", "value": { "$expr": "${x}${x}" } }"#),
    Bomb(
      "a text of many copies", state: #"{ "x": "abcdefghij" }"#,
      repeating:
        #"{ "type": "setState", "path": "x", "value": { "$expr": "\#(String(repeating: "${x}", count: 500))" } }"#
    ),
    Bomb(
      "an array in itself", state: #"{ "a": [1, 2] }"#,
      repeating: #"{ "type": "appendToArray", "path": "a", "value": { "$expr": "a" } }"#),
    Bomb(
      "nested objects", state: #"{ "o": { "x": 1 } }"#,
      repeating:
        #"{ "type": "setState", "path": "o.a", "value": { "$expr": "o" } }, { "type": "setState", "path": "o.b", "value": { "$expr": "o" } }"#
    ),
    Bomb(
      "a text of an object in itself", state: #"{ "o": { "x": 1 } }"#,
      repeating:
        #"{ "type": "setState", "path": "o.a", "value": { "$expr": "${o}${o}" } }"#),
    Bomb(
      "many large values",
      repeating: (0..<40).map {
        #"{ "type": "setState", "path": "list\#($0)[90000]", "value": 1 }"#
      }.joined(separator: ","), 1),
    Bomb(
      "a request that grows", state: #"{ "x": "abcdefghij" }"#,
      actions: #"""
        { "boom": { "type": "sequence", "steps": [
          \#(Array(repeating: #"{ "type": "setState", "path": "x", "value": { "$expr": "${x}${x}" } }"#, count: 15).joined(separator: ",")),
          { "type": "request", "method": "POST", "url": "https://example.com", "body": [
            \#((0..<100).map { #"{ "path": "x", "as": "f\#($0)" }"# }.joined(separator: ",")) ] } ] } }
        """#),
    Bomb(
      "alerts without end",
      actions: #"""
        { "boom": { "type": "sequence", "steps": [
            { "type": "showAlert", "title": "hello" }, { "$steps": 0 } ] },
          "again": { "type": "sequence", "steps": [] } }
        """#.replacing(
          #"{ "$steps": 0 }"#,
          with: Array(repeating: #"{ "type": "showAlert", "title": "hello" }"#, count: 200).joined(
            separator: ","))),
    Bomb(
      "a wide cycle",
      actions: #"""
        { "boom": { "type": "request", "method": "GET", "url": "", "onError": "more" },
          "more": { "type": "sequence", "steps": [
            { "type": "request", "method": "GET", "url": "", "onError": "rest" },
            { "type": "request", "method": "GET", "url": "", "onError": "rest" } ] },
          "rest": { "type": "request", "method": "GET", "url": "", "onError": "more" } }
        """#),
    Bomb(
      "slow comparisons", state: #"{ "x": "abcdefghij", "y": "abcdefghij", "z": false }"#,
      actions: #"""
        { "boom": { "type": "sequence", "steps": [
          \#(["x", "y"].flatMap { name in Array(repeating: #"{ "type": "setState", "path": "\#(name)", "value": { "$expr": "${\#(name)}${\#(name)}" } }"#, count: 16) }.joined(separator: ",")),
          \#(Array(repeating: #"{ "type": "setState", "path": "z", "value": { "$expr": "\#(Array(repeating: "x == y", count: 40).joined(separator: " && "))" } }"#, count: 50).joined(separator: ",")) ] } }
        """#, isHarmlessOnDevice: true),
  ]

  @Test(arguments: bombs, ["device", "spec"])
  func `a bomb is defused with a problem, and the screen stays`(bomb: Bomb, mode: String) async {
    let stage = await SessionStage(bomb.text, as: Runtime(rawValue: mode) ?? .device)
    #expect(stage.frame.state.size <= ExecutionLimits.stateSize)
    let isCycle = stage.frame.log.contains { $0.hasPrefix("cycle: ") }
    if !(bomb.isHarmlessOnDevice && mode == "device") {
      // What goes on for too long for the app stops the actions there.
      #expect(
        isCycle
          || stage.frame.log.contains {
            $0.hasPrefix("limit: ") || mode == "device" && $0.hasPrefix("stopped: ")
          })
      // The rule `action-cycle` reports a cycle.
      #expect(isCycle || stage.frame.problems > 0)
    }
    #expect(stage.text.contains("still here") || !stage.alerts.isEmpty)
    #expect(stage.alerts.count <= 100)
  }

  @Test func `a refused write keeps the last value, and says why`() async {
    let stage = await SessionStage(Self.bombs[0].text, as: .spec)
    #expect(stage.frame.log.contains { $0.hasPrefix("limit: cannot store") && $0.contains("1 MB") })
    #expect(stage.frame.banner.contains("cannot store"))
    guard case .objectValue(let state) = stage.frame.state, case .stringValue(let text)? = state["x"] else {
      Issue.record("the state has lost `x`")
      return
    }
    #expect(text.hasPrefix("abcdefghij") && text.utf8.count.isMultiple(of: 10))
  }

  @Test func `a screen of long texts ends where the limit is`() async {
    let text = String(repeating: "word ", count: 20_000)
    let items = (0..<2_000).map(String.init).joined(separator: ",")
    for mode in [Runtime.device, .spec] {
      let stage = await SessionStage(
        #"""
        { "id": "d", "state": { "text": "\#(text)", "items": [\#(items)] }, "root": { "children": [
          { "type": "forEach", "items": "items", "template": { "type": "label", "text": "${text}" } } ] } }
        """#, as: mode)
      #expect(stage.frame.problems > 0)
    }
  }

  @Test func `a very long screen is shown from its start, and says so`() async {
    let nodes = Array(repeating: #"{ "type": "label", "text": "x" }"#, count: ExecutionLimits.rows + 100)
    let stage = await SessionStage("[\(nodes.joined(separator: ","))]")
    #expect(stage.frame.rows.count == ExecutionLimits.rows)
    #expect(stage.frame.height == ExecutionLimits.rows)
    #expect(stage.frame.contentHeight == ExecutionLimits.rows + 100)
    #expect(stage.frame.banner.contains("the first 10000 of 10100 rows"))
    #expect(stage.frame.grid().utf8.count < 10_000_000)
  }

  @Test func `an edit ends the actions of the version before, and clears its problems`() async {
    let bomb = Self.bombs[0]
    let stage = await SessionStage(bomb.text)
    stage.edit(bomb.text.replacing("boom\":", with: "calm\":"))
    #expect(stage.frame.problems == 0)
  }
}

import CladsDocument
import CladsExpressions
import CladsPreview
import Testing

/// Actions that store something else on device than the specification says.
@MainActor
@Suite struct DeviceActionTests {
  /// Runs an action once for each tap, and returns the state after each.
  private func states(
    _ action: String, state: String = #"{ "count": 0 }"#, at path: String = "count", taps: Int = 1,
    as mode: Runtime = .device, level: FormatLevel = .extended
  ) async throws -> [Document.StateValue?] {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": \#(state), "actions": { "act": \#(action) },
        "root": { "children": [{ "type": "button", "text": "Tap", "actions": { "onTap": "act" } }] } }
      """#, as: mode, level: level)
    var values: [Document.StateValue?] = []
    for _ in 0..<taps {
      try await stage.tap("Tap")
      guard case .objectValue(let members) = stage.frame.state else { continue }
      values.append(SampleState(members).value(at: path))
    }
    return values
  }

  private func set(_ expression: String) -> String {
    #"{ "type": "setState", "path": "count", "value": { "$expr": "\#(expression)" } }"#
  }

  @Test func `three taps store what the device stores`() async throws {
    let label = #"{ "type": "label", "text": "${count}" }"#
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "count": 0 }, "actions": { "less": \#(set("${count} - 1")) },
        "root": { "children": [\#(label), { "type": "button", "text": "-", "actions": { "onTap": "less" } }] } }
      """#)
    try await stage.tap("-")
    #expect(stage.words == ["-1", "[-]"])
    try await stage.tap("-")
    #expect(stage.words == ["- 1 - 1", "[-]"])
    try await stage.tap("-")
    #expect(stage.words == ["- 1 - 1 - 1", "[-]"])
  }

  @Test func `the specification counts on`() async throws {
    let values = try await states(set("${count} - 1"), taps: 3, as: .spec)
    #expect(values == [.intValue(-1), .intValue(-2), .intValue(-3)])
  }

  @Test(arguments: [
    ("count == 0", "count == 0"), ("1.5 + 1", "1.5 + 1"), ("true", "true"), ("T-shirt", "T - shirt"),
    ("!flag", "!flag"), ("count > 1 ? 'a' : 'b'", "b"), ("'text'", "'text'"),
    ("tags.contains( 'x' )", "tags.contains( 'x' )"),
  ])
  func `an expression stores its text`(expression: String, expected: String) async throws {
    #expect(try await states(set(expression)) == [.stringValue(expected)])
  }

  @Test(arguments: [
    #"{ "type": "appendToArray", "path": "items", "value": { "$expr": "T-shirt" } }"#,
    #"{ "type": "toggleInArray", "path": "items", "value": { "$expr": "T-shirt" } }"#,
    #"{ "type": "setArrayItem", "path": "items", "index": 0, "value": { "$expr": "T-shirt" } }"#,
    #"{ "type": "sequence", "steps": [{ "type": "appendToArray", "path": "items", "value": { "$expr": "T-shirt" } }] }"#,
  ])
  func `every action with an expression stores what the device computes`(action: String) async throws {
    let values = try await states(action, state: #"{ "items": [] }"#, at: "items")
    #expect(values == [.arrayValue([.stringValue("T - shirt")])])
  }

  @Test func `an element is removed by what the device computes`() async throws {
    let values = try await states(
      #"{ "type": "removeFromArray", "path": "items", "value": { "$expr": "T-shirt" } }"#,
      state: #"{ "items": ["T-shirt", "T - shirt"] }"#, at: "items")
    #expect(values == [.arrayValue([.stringValue("T-shirt")])])
  }

  @Test func `an alert says what the device says`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "pi": 3.5 }, "actions": {
          "ask": { "type": "showAlert", "title": "A",
                   "message": { "type": "binding", "template": "${pi + 1} ${'x'}!" } } },
        "root": { "children": [{ "type": "button", "text": "Tap", "actions": { "onTap": "ask" } }] } }
      """#)
    try await stage.tap("Tap")
    guard case .alert(_, let message, _)? = stage.alerts.first else {
      Issue.record("no alert is shown")
      return
    }
    #expect(message == "pi + 1 !")
  }

  @Test func `an action at which the app hangs ends the event`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "items": [1], "a": 0, "b": 0 }, "actions": { "act": { "type": "sequence", "steps": [
          { "type": "setState", "path": "a", "value": { "$expr": "items[0][0]" } },
          { "type": "setState", "path": "b", "value": 1 }] } },
        "root": { "children": [
          { "type": "label", "text": "${a} ${b}" },
          { "type": "button", "text": "Tap", "actions": { "onTap": "act" } }] } }
      """#)
    try await stage.tap("Tap")
    #expect(stage.words == ["0 0", "[Tap]"])
    let message = "cannot store a value at `a`: the app stops responding when it evaluates `items[0][0]`"
    #expect(stage.frame.log.contains("stopped: \(message)"))
    #expect(stage.frame.banner.contains(message))
  }

  @Test(arguments: [
    ("items[x]", "the array is overwritten", Document.StateValue.intValue(7), false),
    ("items[-1]", "the app crashes", .arrayValue([.intValue(1)]), true),
    ("items[0", "the app hangs", .arrayValue([.intValue(1)]), true),
  ])
  func `a malformed path is written as on device`(
    path: String, _: String, expected: Document.StateValue, isStopped: Bool
  ) async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "items": [1] },
        "actions": { "act": { "type": "setState", "path": "\#(path)", "value": 7 } },
        "root": { "children": [{ "type": "button", "text": "Tap", "actions": { "onTap": "act" } }] } }
      """#)
    try await stage.tap("Tap")
    #expect(stage.frame.state == .objectValue(["items": expected]))
    #expect(stage.frame.log.contains { $0.hasPrefix("stopped: ") } == isStopped)
  }

  @Test func `actions follow the mode when it changes`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "count": -1 }, "actions": { "act": \#(set("${count} - 1")) },
        "root": { "children": [{ "type": "button", "text": "Tap", "actions": { "onTap": "act" } }] } }
      """#)
    stage.change(PreviewOptions(as: .spec, width: 40))
    try await stage.tap("Tap")
    #expect(stage.frame.state == .objectValue(["count": .intValue(-2)]))
    stage.change(PreviewOptions(as: .device, width: 40))
    try await stage.tap("Tap")
    #expect(stage.frame.state == .objectValue(["count": .stringValue("- 2 - 1")]))
  }
}

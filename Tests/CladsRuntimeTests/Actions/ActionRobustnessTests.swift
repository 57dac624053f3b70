import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import TestSupport
import Testing

/// Malformed and randomly generated actions.
@MainActor
@Suite struct ActionRobustnessTests {
  private nonisolated static let seeds: [UInt64] = Array(1...12)
  private static let types = [
    "setState", "toggleState", "showAlert", "navigate", "dismiss", "sequence", "appendToArray",
    "removeFromArray", "toggleInArray", "setArrayItem", "clearArray", "request", "cancelRequest", "openURL",
    "custom", "",
  ]
  private static let names = [
    "path", "value", "index", "steps", "title", "message", "buttons", "destination", "to", "presentation",
    "url", "method", "requestId", "headers", "queryParams", "body", "contentType", "timeout", "debug",
    "loadingPath", "responsePath", "errorPath", "onSuccess", "onError", "type", "$expr", "template", "label",
    "action", "name", "as", "literal",
  ]
  private static let texts = [
    "", "a", "b", "a.b", "a[0]", "a[index]", "item", "item.x", "local.x", "items[", "[-1]", "0", "a[999]",
    "a + 1", "${a}", "${", "a ? b : 'c'", "GET", "POST", "https://x.y/${a}", "\u{0}", "formUrlEncoded", "ü",
    "a[9223372036854775807]", "9223372036854775807 + 1", "1 / 0",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    texts.randomElement(using: &random) ?? ""
  }

  private static func value(_ random: inout SeededRandom, depth: Int) -> Document.StateValue {
    switch Int.random(in: 0..<(depth < 4 ? 12 : 9), using: &random) {
    case 0: return .nullValue
    case 1: return .boolValue(Bool.random(using: &random))
    case 2: return .intValue([0, 1, -1, 7, .max, .min].randomElement(using: &random) ?? 0)
    case 3: return .doubleValue([0.5, -0.0, 1e300].randomElement(using: &random) ?? 0)
    case 4...8: return .stringValue(text(&random))
    case 9: return .arrayValue((0..<2).map { _ in value(&random, depth: depth + 1) })
    case 10: return action(&random, depth: depth + 1)
    default: return ["$expr": .stringValue(text(&random))]
    }
  }

  private static func action(_ random: inout SeededRandom, depth: Int) -> Document.StateValue {
    var members: [String: Document.StateValue] = [:]
    if Int.random(in: 0..<8, using: &random) > 0 {
      members["type"] = .stringValue(types.randomElement(using: &random) ?? "")
    }
    // Valid values for the most important keys, so that most actions run.
    members["path"] = .stringValue(text(&random))
    members["url"] = .stringValue(text(&random))
    members["method"] = "GET"
    members["onError"] = .stringValue(["a", "b", "c"].randomElement(using: &random) ?? "a")
    if depth < 3 {
      members["steps"] = .arrayValue((0..<3).map { _ in action(&random, depth: depth + 1) })
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      members[names.randomElement(using: &random) ?? "path"] = value(&random, depth: depth + 1)
    }
    return .objectValue(members)
  }

  @Test(arguments: seeds)
  func `random actions terminate and leave a valid state`(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      let actions = Document.StateValue.objectValue(
        [
          "a": Self.action(&random, depth: 0), "b": Self.action(&random, depth: 0),
          "c": Self.action(&random, depth: 0),
        ])
      let stage = Stage(
        state: #"{"a": 1, "b": [1, {"x": 2}], "items": [[]]}"#, actions: actions.json, level: .extended,
        custom: [
          "custom": { parameters, context in
            await context.executeAction(type: parameters.string("path") ?? "", parameters: parameters)
            await context.executeAction(id: parameters.string("path") ?? "b")
          }
        ],
        responses: Document.StateValue.objectValue([
          "a": Self.value(&random, depth: 0), "b": ["$status": 500],
        ]).json)
      stage.context.actionDelegate = stage
      let scope = ActionScope(
        variables: ["item": .location(Self.text(&random)), "index": .value(Self.value(&random, depth: 3))],
        locals: ["x": Self.text(&random)])
      for id in ["a", "b", "c"] { await stage.context.executeAction(id: id, in: scope) }
      for alert in stage.alerts.prefix(20) { alert.onButtonTap?(alert.buttons.first?.action) }
      await stage.context.runPending()
      #expect(Document.StateValue(stage.store.snapshot()) != nil)
    }
  }

  @Test(arguments: seeds)
  func `callbacks that add, remove, and write terminate`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let store = StateStore()
    var ids: [UUID] = []
    var budget = 80
    @MainActor func callback(_ path: String, _ old: Any?, _ new: Any?) {
      budget -= 1
      if budget < 0 { return }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: ids.append(store.onStateChange(callback))
      case 1: if let id = ids.randomElement(using: &random) { store.removeStateChangeCallback(id) }
      case 2: store.set(Self.text(&random), value: budget)
      case 3: store.set("a", value: nil)
      default: store.observe("a", as: Int.self) { old, new in store.set("b", value: new) }
      }
    }
    for _ in 0..<10 {
      ids.append(store.onStateChange(callback))
      store.set("a.b", value: 1)
      if budget < 0 { break }
    }
    store.removeAllCallbacks()
    let before = budget
    store.set("a", value: 1)
    #expect(budget == before)
  }

  @Test func `deeply nested sequences run`() async {
    let depth = 150
    let action =
      String(repeating: #"{"type": "sequence", "steps": ["#, count: depth)
      + #"{"type": "toggleState", "path": "a"}"# + String(repeating: "]}", count: depth)
    let stage = Stage(actions: #"{"a": \#(action)}"#)
    await stage.context.executeAction(id: "a")
    #expect(stage.trace == ["a=true"])
  }
}

import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import Testing

@MainActor
@Suite struct HostStateTests {
  @Test func `a fake store needs little more than get and set`() {
    let mock = MockStateStore()
    mock.values = ["count": 0, "tags": ["a"]]
    mock.set("count", value: 1)
    mock.toggleInArray("tags", value: "b")
    #expect(mock.setCallLog.map(\.path) == ["count", "tags"])
    #expect(mock.setCallLog[0].value as? Int == 1)
    #expect(mock.evaluate(expression: "count + tags.count") as? Int == 3)
    #expect(mock.interpolate("${tags.last}") == "b")
    #expect(mock.getTyped("tags") == ["a", "b"])
    mock.removeFromArray("tags", value: "a")
    #expect(mock.arrayContains("tags", value: "b"))
    #expect(mock.getArrayCount("tags") == 1)
  }

  @Test func `actions write to a fake store`() async {
    let mock = MockStateStore()
    mock.values = ["count": 1]
    let context = ActionContext(stateStore: mock, actionDefinitions: [:], registry: .default)
    let parameters: [String: Any] = ["path": "count", "value": ["$expr": "count + 1"]]
    await context.executeAction(type: "setState", parameters: ActionParameters(raw: parameters))
    await context.executeAction(
      type: "setState", parameters: ActionParameters(raw: ["path": "none", "value": NSNull()]))
    #expect(mock.values["count"] as? Int == 2)
    #expect(mock.values["none"] is NSNull)
  }

  @Test func `a reader may store its values under whole paths`() {
    struct Flat: StateValueReading {
      let values: [String: Int]
      let arrays: [String: [String]]
      func getValue(_ keypath: String) -> Any? { values[keypath] }
      func getArray(_ keypath: String) -> [Any]? { arrays[keypath] }
      func arrayContains(_ keypath: String, value: Any) -> Bool {
        arrays[keypath]?.contains { $0 == value as? String } ?? false
      }
      func getArrayCount(_ keypath: String) -> Int { arrays[keypath]?.count ?? 0 }
    }
    let flat = Flat(values: ["user.age": 30, "list[1]": 7, "index": 1], arrays: ["list": ["a", "b"]])
    let evaluator = ExpressionEvaluator()
    #expect(evaluator.evaluate("user.age + 1", using: flat) as? Int == 31)
    #expect(evaluator.evaluate("list[index]", using: flat) as? Int == 7)
    #expect(evaluator.evaluate("list.last", using: flat) as? Int == 7)
    #expect(evaluator.evaluate("list.count", using: flat) as? Int == 2)
    #expect(evaluator.evaluate("list.contains('b')", using: flat) as? Bool == true)
  }

  @Test func `a null is NSNull for the host app, wherever it gets it`() {
    let store = StateStore(["none": .nullValue, "list": [.nullValue]])
    var written: [Any?] = []
    let id = store.onStateChange { _, old, new in written += [old, new] }
    store.set("none", value: NSNull())
    #expect(store.get("none") is NSNull)
    #expect(store.getArray("list")?.first is NSNull)
    #expect(store.snapshot()["none"] is NSNull)
    #expect(store.evaluate(expression: "none") is NSNull)
    #expect(written.count == 2 && written.allSatisfy { $0 is NSNull })
    store.removeStateChangeCallback(id)
    store.set("none", value: 1)
    #expect(written.count == 2)
  }

  @Test func `a boxed number becomes what was boxed`() {
    let store = StateStore()
    store.set("on", value: NSNumber(value: true))
    store.set("half", value: NSNumber(value: 0.5))
    store.set("two", value: NSNumber(value: 2))
    #expect(store.sample.values == ["on": true, "half": 0.5, "two": 2])
  }

  @Test func `what is no JSON value is refused and reported, and passed on to the app's own handlers`() async
  {
    let store = StateStore(["kept": 1])
    var messages: [String] = []
    store.onMessage = { messages.append($0.text) }
    store.set("kept", value: Date())
    store.appendToArray("kept", value: Double.infinity)
    store.restore(from: ["kept": 1, "date": Date()])
    #expect(store.sample.values == ["kept": 1])
    #expect(messages.count == 3 && messages.allSatisfy { $0.hasSuffix("is not a JSON value") })

    let parameters = ActionParameters(raw: ["date": Date(timeIntervalSince1970: 0), "path": "kept"])
    #expect(parameters.raw["date"] as? Date == Date(timeIntervalSince1970: 0))
    #expect(parameters.value("date", using: store) is Date)
    #expect(parameters.string("path") == "kept")
  }

  @Test func `the host app hears of actions with their parameters as written`() async {
    let context = ActionContext(stateStore: StateStore(), actionDefinitions: [:], registry: .default)
    var heard: [String] = []
    context.onAction = { id, parameters in heard.append("\(id) \(parameters["value"] is NSNull)") }
    await context.executeAction(
      type: "setState", parameters: ActionParameters(raw: ["path": "a", "value": NSNull()]))
    #expect(heard == ["setState true"])
    context.onAction?("again", ["value": 1])
    #expect(heard == ["setState true", "again false"])
    context.onAction = nil
    #expect(context.onAction == nil)
  }
}

/// A store that logs its writes.
@MainActor
private final class MockStateStore: StateStoring {
  var values: [String: Any] = [:]
  var setCallLog: [(path: String, value: Any?)] = []

  func get(_ keypath: String) -> Any? { KeypathAccessor().get(keypath, from: values) }

  func set(_ keypath: String, value: Any?) {
    setCallLog.append((keypath, value))
    KeypathAccessor().set(keypath, value: value, in: &values)
  }

  var hasDirtyPaths: Bool { false }
  func consumeDirtyPaths() -> Set<String> { [] }
  func isDirty(_ path: String) -> Bool { false }
  func clearDirtyPaths() {}
  func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID { UUID() }
  func removeStateChangeCallback(_ id: UUID) {}
  func removeAllCallbacks() {}
  func snapshot() -> [String: Any] { values }
  func restore(from snapshot: [String: Any]) { values = snapshot }
}

import CladsDocument
import CladsEvaluation
import CladsRuntime
import Foundation
import Testing

@MainActor
@Suite struct StateExpressionTests {
  private let store = StateStore(
    JSON.members(
      """
      {"user": {"name": "John"}, "count": 5, "isLoggedIn": true, "items": ["apple", "banana", "cherry"],
       "selectedItem": "banana"}
      """))

  @Test(arguments: [
    ("${count} + 1", "6"), ("${count} - 2", "3"), ("items.count", "3"), ("items.isEmpty", "false"),
    ("items.first", #""apple""#), ("items.last", #""cherry""#), (#"items.contains("apple")"#, "true"),
    ("items.contains(selectedItem)", "true"), ("isLoggedIn ? 'Welcome!' : 'Please log in'", #""Welcome!""#),
    ("!isLoggedIn ? 'a' : 'b'", #""b""#), ("items[5]", "null"), ("missing", #""missing""#),
  ])
  func `expressions read the store`(expression: String, expected: String) {
    #expect(JSON.value(of: store.evaluate(expression: expression)) == JSON.value(expected))
    #expect(JSON.value(of: store.evaluate(expression: expression)) == JSON.value(expected))
    let reader = ExpressionEvaluator().evaluate(expression, using: store)
    #expect(JSON.value(of: reader) == JSON.value(expected))
  }

  @Test func `templates read the current values of the store`() {
    let template = "Hello, ${user.name}! You have ${count} items."
    #expect(store.interpolate(template) == "Hello, John! You have 5 items.")
    store.set("user.name", value: "Jane")
    store.set("count", value: nil)
    #expect(store.interpolate(template) == "Hello, Jane! You have  items.")
  }

  @Test func `functions registered by the host app are available`() {
    let function = MemberFunction("uppercase", documentation: "In uppercase.", example: "a.uppercase") {
      value in
      if case .stringValue(let text) = value { .stringValue(text.uppercased()) } else { nil }
    }
    let store = StateStore(["a": "x"], evaluator: ExpressionEvaluator(functions: [function]))
    #expect(store.evaluate(expression: "a.uppercase") as? String == "X")
  }

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

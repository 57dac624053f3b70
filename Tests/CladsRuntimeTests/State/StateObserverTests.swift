import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import Testing

@MainActor
@Suite struct StateObserverTests {
  private let store = StateStore(JSON.members(#"{"user": {"name": "J"}, "items": [{"id": 1}], "n": 1}"#))

  private struct Item: Codable, Equatable { var id: Int }

  private final class Log {
    var lines: [String] = []
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private func record(into log: Log) {
    store.onStateChange { path, old, new in
      log.lines.append("\(path): \(Self.text(old)) -> \(Self.text(new))")
    }
  }

  private static func text(_ value: Any?) -> String {
    switch JSON.value(of: value) {
    case nil: "nil"
    case .intValue(let value)?: "\(value)"
    case .stringValue(let value)?: value
    case .nullValue?: "null"
    case .arrayValue(let elements)?: "\(elements.count) elements"
    default: "other"
    }
  }

  @Test func `a write is a single event with the path as written`() {
    let log = Log()
    record(into: log)
    store.set("user.name", value: "K")
    store.set("user.name", value: "K")
    store.set(".n.", value: nil)
    store.set("items[1]", value: nil)
    store.appendToArray("list", value: 1)
    #expect(
      log.lines == [
        "user.name: J -> K", "user.name: K -> K", ".n.: 1 -> nil", "items[1]: nil -> nil",
        "list: nil -> 1 elements",
      ])
  }

  @Test(arguments: ["", "..", "[0]", "0", "a[-1]", "a[", "a[100001]"])
  func `a rejected write is not an event`(keypath: String) {
    let log = Log()
    record(into: log)
    store.set(keypath, value: 1)
    #expect(log.lines.isEmpty)
    #expect(!store.hasDirtyPaths)
  }

  @Test func `callbacks are called in the order of registration`() {
    var calls: [Int] = []
    let ids = (0..<40).map { number in store.onStateChange { _, _, _ in calls.append(number) } }
    for number in 0..<35 where number != 3 { store.removeStateChangeCallback(ids[number]) }
    store.removeStateChangeCallback(UUID())
    store.removeStateChangeCallback(ids[0])
    store.onStateChange { _, _, _ in calls.append(100) }
    store.set("n", value: 2)
    #expect(calls == [3, 35, 36, 37, 38, 39, 100])
    store.removeStateChangeCallback(ids[36])
    store.removeAllCallbacks()
    store.set("n", value: 3)
    #expect(calls.count == 7)
  }

  @Test func `the callbacks to call are determined when the write happens`() {
    var calls: [String] = []
    let second = Box<UUID?>(nil)
    store.onStateChange { [store] _, _, _ in
      calls.append("first")
      if let id = second.value { store.removeStateChangeCallback(id) }
      if calls.count == 1 { store.onStateChange { _, _, _ in calls.append("added") } }
    }
    second.value = store.onStateChange { _, _, _ in calls.append("second") }
    store.set("n", value: 2)
    #expect(calls == ["first", "second"])
    store.set("n", value: 3)
    #expect(calls == ["first", "second", "first", "added"])
  }

  @Test func `a write inside a callback is delivered completely first`() {
    var calls: [String] = []
    store.onStateChange { [store] path, _, _ in
      calls.append("A \(path)")
      if path == "n" { store.set("m", value: 1) }
    }
    store.onStateChange { [store] path, _, new in
      calls.append("B \(path) \(Self.text(new)) m=\(Self.text(store.get("m")))")
    }
    store.set("n", value: 2)
    #expect(calls == ["A n", "A m", "B m 1 m=1", "B n 2 m=1"])
  }

  @Test(arguments: [
    ("items", true), ("items[0]", true), ("items.0.id", true), ("items[0].name", true), ("", false),
    ("itemsX", false), ("user", false), ("user.items", false),
  ])
  func `an observer is called for related writes only`(changed: String, isCalled: Bool) {
    var calls = 0
    store.observe("items.0", as: Item.self) { (_: Item?) in calls += 1 }
    store.set(changed, value: 1)
    #expect((calls == 1) == isCalled)
  }

  @Test func `an observer receives its own value, decoded`() {
    var names: [String?] = []
    store.observe("user.name", as: String.self) { name in names.append(name) }
    #expect(names.isEmpty)
    store.set("user.name", value: "K")
    store.set("user", value: ["name": "L"])
    store.set("user.name", value: 5)
    store.set("user", value: nil)
    #expect(names == ["K", "L", nil, nil])
  }

  @Test func `a diffing observer receives the old and new values at its own path`() {
    var changes: [[[Item]?]] = []
    store.observe("items", as: [Item].self) { old, new in changes.append([old, new]) }
    store.set("items[0].id", value: 2)
    store.appendToArray("items", value: ["id": 3])
    store.set("items", value: nil)
    #expect(
      changes == [
        [[Item(id: 1)], [Item(id: 2)]],
        [[Item(id: 2)], [Item(id: 2), Item(id: 3)]],
        [[Item(id: 2), Item(id: 3)], nil],
      ])
  }

  @Test func `an observer that writes its own path sees each change once`() {
    var changes: [[Int?]] = []
    store.observe("n", as: Int.self) { [store] old, new in
      changes.append([old, new])
      if let new, new < 4 { store.set("n", value: new + 1) }
    }
    store.set("n", value: 2)
    #expect(changes == [[1, 2], [2, 3], [3, 4]])
  }

  @Test func `an observer is removed like a callback`() {
    var calls = 0
    let id = store.observe("n", as: Int.self) { (_: Int?) in calls += 1 }
    store.removeStateChangeCallback(id)
    store.set("n", value: 2)
    #expect(calls == 0)
  }
}

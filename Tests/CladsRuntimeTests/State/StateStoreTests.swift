import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import Testing

@MainActor
@Suite struct StateStoreTests {
  private let store = StateStore(
    JSON.members(
      """
      {"count": 5, "price": 1.5, "isOn": true, "none": null, "name": "Ann",
       "user": {"name": "John", "profile": {"avatar": "photo.jpg"}},
       "items": ["apple", "banana", "cherry"], "ones": [1, 2, 1], "objects": [{"id": 1}]}
      """))

  private func check(_ keypath: String, _ expected: String?) {
    #expect(JSON.value(of: store.get(keypath)) == expected.map(JSON.value))
  }

  @Test func `values are read with their own types and never converted`() {
    #expect(store.get("count", as: Int.self) == 5)
    #expect(store.get("count", as: Double.self) == nil)
    #expect(store.get("count", as: String.self) == nil)
    #expect(store.get("isOn", as: Int.self) == nil)
    #expect(store.get("user.name", as: String.self) == "John")
    #expect(store.get("items", as: [String].self) == ["apple", "banana", "cherry"])
    #expect(store.get("none") is NSNull)
    #expect(store.get("missing") == nil)
    #expect((store.get("") as? [String: Any])?.count == 9)
  }

  @Test func `a key that contains a dot cannot be reached`() {
    let store = StateStore(["a.b": .intValue(1)])
    #expect(store.get("a.b") == nil)
    #expect(store.sample.value(at: "a.b") == nil)
  }

  @Test func `array queries treat any other value as no array`() {
    #expect(store.getArray("items")?.count == 3)
    #expect(store.getArray("user") == nil)
    #expect(store.getArrayCount("items") == 3)
    #expect(store.getArrayCount("user") == 0)
    #expect(store.arrayContains("items", value: "apple"))
    #expect(!store.arrayContains("items", value: "pear"))
    #expect(store.arrayContains("ones", value: 1))
    #expect(!store.arrayContains("ones", value: 1.0))
    #expect(!store.arrayContains("objects", value: ["id": 1]))
    #expect(!store.arrayContains("missing", value: 1))
  }

  @Test(arguments: [
    (#"{"a": "str"}"#, "[1]"), (#"{"a": [2]}"#, "[2,1]"), ("{}", "[1]"), (#"{"a": {"x": 1}}"#, "[1]"),
  ])
  func `appending adds an element or creates an array`(start: String, result: String) {
    let store = StateStore(JSON.members(start))
    store.appendToArray("a", value: 1)
    #expect(store.value(at: "a") == JSON.value(result))
  }

  @Test func `removing removes all equal elements, or the one at an index`() {
    store.removeFromArray("ones", value: 1)
    check("ones", "[2]")
    store.removeFromArray("objects", value: ["id": 1])
    check("objects", #"[{"id": 1}]"#)
    store.removeFromArray("items", at: 0)
    check("items", #"["banana", "cherry"]"#)
    store.clearDirtyPaths()
    store.removeFromArray("items", at: 2)
    store.removeFromArray("items", at: -1)
    store.removeFromArray("missing", value: 1)
    store.removeFromArray("name", at: 0)
    #expect(!store.hasDirtyPaths)
    store.removeFromArray("ones", value: 7)
    #expect(store.hasDirtyPaths)
  }

  @Test func `toggling removes the first equal element, or adds the value`() {
    store.toggleInArray("ones", value: 1)
    check("ones", "[2, 1]")
    store.toggleInArray("ones", value: 3)
    check("ones", "[2, 1, 3]")
    store.toggleInArray("missing", value: "x")
    check("missing", #"["x"]"#)
    store.toggleInArray("ones", value: 2.0)
    #expect(store.value(at: "ones[3]") == .doubleValue(2))
  }

  @Test func `initial values replace those of the same names without callbacks`() {
    var calls = 0
    store.onStateChange { _, _, _ in calls += 1 }
    store.initialize(from: nil)
    store.initialize(from: ["count": .intValue(1), "new": .nullValue])
    check("count", "1")
    check("new", "null")
    check("name", #""Ann""#)
    #expect(calls == 0)
    #expect(!store.hasDirtyPaths)
  }

  @Test func `restoring a snapshot marks all old and new keys as dirty`() {
    let before = store.sample
    let snapshot = store.snapshot()
    store.set("count", value: 6)
    store.set("extra", value: 1)
    store.set("user.name", value: nil)
    store.clearDirtyPaths()
    store.restore(from: snapshot)
    #expect(store.sample == before)
    #expect(store.isDirty("extra"))
    #expect(store.consumeDirtyPaths() == Set(before.values.keys).union(["extra"]))
  }

  @Test func `values that are not JSON are rejected and reported`() {
    var messages: [String] = []
    store.onMessage = { messages.append($0.text) }
    store.set("count", value: Date())
    store.set("count", value: Double.nan)
    store.set("count", value: Double.infinity)
    store.set("a[", value: 1)
    store.appendToArray("items", value: Date())
    var deep: Any = 1
    for _ in 0..<1_000 { deep = [deep] }
    store.set("count", value: deep)
    check("count", "5")
    check("items", #"["apple", "banana", "cherry"]"#)
    #expect(!store.hasDirtyPaths)
    #expect(messages.count == 6)
    #expect(messages.first == "the value for `count` is not a JSON value")
  }

  @Test func `an optional wrapped in Any counts as its contents`() {
    let none: Int? = nil
    store.set("count", value: none as Any)
    check("count", nil)
    store.set("count", value: Optional(7) as Any)
    check("count", "7")
  }

  @Test func `boxed numbers become the kind that was boxed`() throws {
    let json = Data(#"{"flag": true, "one": 1, "half": 0.5}"#.utf8)
    store.set("body", value: try JSONSerialization.jsonObject(with: json))
    #expect(store.get("body.flag", as: Bool.self) == true)
    #expect(store.get("body.one", as: Bool.self) == nil)
    #expect(store.get("body.one", as: Int.self) == 1)
    #expect(store.get("body.half", as: Double.self) == 0.5)
  }

  @Test func `bindings read defaults and write through`() {
    let name = store.binding(for: "name")
    #expect(name.wrappedValue == "Ann")
    name.wrappedValue = "Bea"
    check("name", #""Bea""#)
    #expect(store.binding(for: "count").wrappedValue == "")
    let flag = store.boolBinding(for: "isOn")
    flag.wrappedValue.toggle()
    check("isOn", "false")
    #expect(store.boolBinding(for: "missing").wrappedValue == false)
    let price = store.doubleBinding(for: "price")
    #expect(price.wrappedValue == 1.5)
    price.wrappedValue = 2
    #expect(store.value(at: "price") == .doubleValue(2))
    #expect(store.doubleBinding(for: "missing").wrappedValue == 0)
  }

  @Test func `a slider bound to an integer writes integers while its value is integral`() {
    let count = store.doubleBinding(for: "count")
    #expect(count.wrappedValue == 5)
    count.wrappedValue = 6
    #expect(store.value(at: "count") == .intValue(6))
    count.wrappedValue = 6.5
    #expect(store.value(at: "count") == .doubleValue(6.5))
    count.wrappedValue = 1e300
    #expect(store.value(at: "count") == .doubleValue(1e300))
  }
}

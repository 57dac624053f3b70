import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

/// The limits on the size of a state.
@MainActor
@Suite struct StateSizeTests {
  private final class Log {
    var messages: [RuntimeMessage] = []
  }

  /// Creates a store for a state of at most about 1,000 values.
  private func store(_ values: [String: Document.StateValue] = [:]) -> (StateStore, Log) {
    let store = StateStore(values, maximumSize: 10_200)
    let log = Log()
    store.onMessage = { log.messages.append($0) }
    return (store, log)
  }

  @Test func `a list that is repeatedly appended to itself stops growing`() {
    let (store, log) = store(["a": [1]])
    for _ in 0..<25 { store.appendToArray("a", value: store.get("a") ?? 0) }
    #expect(!log.messages.isEmpty)
    #expect(store.getArrayCount("a") == 9)
    store.set("a", value: nil)
    store.set("b", value: 1)
    #expect(store.sample.values == ["b": 1])
  }

  @Test func `long lists can be written as long as they fit`() {
    let (store, log) = store()
    for number in 0..<9 { store.set("list\(number)[100]", value: number) }
    #expect(log.messages.isEmpty)
    store.set("another[100]", value: 1)
    #expect(log.messages.count == 1)
    #expect(store.get("another") == nil)
    store.set("list0", value: nil)
    store.set("another[100]", value: 1)
    #expect(log.messages.count == 1)
    for number in 0...100 { store.set("another[\(number)]", value: number) }
    #expect(log.messages.count == 1)
  }

  @Test func `a full state can still be emptied`() {
    let (store, log) = store()
    for number in 0..<20 { store.set("list\(number)[98]", value: number) }
    #expect(log.messages.count == 10)
    for number in 0..<20 { store.set("list\(number)", value: nil) }
    #expect(store.sample.values.isEmpty)
  }

  @Test func `a path and its value together are limited in depth`() {
    let (store, log) = store()
    let deep = (0..<400).map { "k\($0)" }.joined(separator: ".")
    store.set(deep, value: [[1]])
    #expect(log.messages.isEmpty)
    store.set(deep + ".x", value: (0..<120).reduce(1 as Any) { value, _ in [value] })
    store.set(deep + deep, value: 1)
    #expect(log.messages.count == 2)
    let before = store.sample
    store.restore(from: store.snapshot())
    #expect(store.sample == before)
    #expect(store.interpolate("${k0}").utf8.count > 3_000)
  }

  @Test func `a state that starts large can still change`() {
    let (store, log) = store(["list": .arrayValue(Array(repeating: 0, count: 1_500))])
    store.appendToArray("list", value: 1)
    store.set("list[100]", value: 2)
    #expect(log.messages.isEmpty)
    #expect(store.getArrayCount("list") == 1_501)
  }
}

import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import TestSupport
import Testing

@MainActor
@Suite struct StatePropertyTests {
  private nonisolated static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]
  private static let fragments = [
    "a", "b", "c d", "list", "ü", "[0]", "[1]", "[3]", ".2", "..", "[-1]", "[x]", "[",
  ]

  private static func path(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let fragment = fragments.randomElement(using: &random) ?? "a"
      if fragment.first != "[", fragment.first != "." { text += "." }
      text += fragment
    }
    return text
  }

  private static func value(_ random: inout SeededRandom, depth: Int = 0) -> Document.StateValue {
    switch Int.random(in: 0..<(depth < 3 ? 7 : 5), using: &random) {
    case 0: .nullValue
    case 1: .boolValue(Bool.random(using: &random))
    case 2: .intValue(Int.random(in: -3...3, using: &random))
    case 3: .doubleValue(Double(Int.random(in: -3...3, using: &random)) / 2)
    case 4: .stringValue(["", "x", "a.b"].randomElement(using: &random) ?? "")
    case 5:
      .arrayValue((0..<Int.random(in: 0...3, using: &random)).map { _ in value(&random, depth: depth + 1) })
    default: .objectValue(["a": value(&random, depth: depth + 1), "b": value(&random, depth: depth + 1)])
    }
  }

  @Test(arguments: seeds)
  func `a value that is set can be read back, in both kinds of store`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let store = StateStore()
    var values: [String: Any] = [:]
    for _ in 0..<300 {
      let path = Self.path(&random)
      let value = Self.value(&random)
      store.set(path, value: value.unwrapped)
      KeypathAccessor().set(path, value: value.unwrapped, in: &values)
      #expect(JSON.value(of: values) == .objectValue(store.sample.values))
      if Keypath.parse(path).isWritable {
        #expect(store.value(at: path) == value)
        #expect(JSON.value(of: KeypathAccessor().get(path, from: values)) == value)
        #expect(store.sample.value(at: path) == value)
      }
      if Bool.random(using: &random) {
        store.set(path, value: nil)
        KeypathAccessor().set(path, value: nil, in: &values)
        #expect(JSON.value(of: values) == .objectValue(store.sample.values))
      }
    }
  }

  @Test(arguments: seeds)
  func `dirty paths are the written paths and their parents`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let store = StateStore()
    for _ in 0..<50 {
      var expected: Set<String> = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let path = Self.path(&random)
        store.set(path, value: 1)
        guard Keypath.parse(path).isWritable else { continue }
        expected.insert(path)
        expected.formUnion(KeypathAccessor().parentPaths(of: path))
      }
      for path in expected { #expect(store.isDirty(path)) }
      #expect(store.consumeDirtyPaths() == expected)
    }
  }

  @Test(arguments: seeds)
  func `toggling twice and restoring a snapshot change nothing`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let store = StateStore()
    for _ in 0..<100 {
      store.set(Self.path(&random), value: Self.value(&random).unwrapped)
      store.set("tags", value: ["x", "y"])
      let before = store.sample
      let element = ["x", "y", "z"].randomElement(using: &random) ?? "z"
      store.toggleInArray("tags", value: element)
      store.toggleInArray("tags", value: element)
      #expect(Set(store.get("tags", as: [String].self) ?? []) == ["x", "y"])
      let snapshot = store.snapshot()
      store.set(Self.path(&random), value: 1)
      store.restore(from: snapshot)
      store.set("tags", value: ["x", "y"])
      #expect(store.sample == before)
    }
  }
}

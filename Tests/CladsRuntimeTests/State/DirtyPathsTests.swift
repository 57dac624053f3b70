import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

@MainActor
@Suite struct DirtyPathsTests {
  private func check(_ writes: [String], dirty: Set<String>) {
    let store = StateStore()
    for path in writes { store.set(path, value: 1) }
    #expect(store.hasDirtyPaths == !dirty.isEmpty)
    #expect(store.consumeDirtyPaths() == dirty)
    #expect(!store.hasDirtyPaths)
    #expect(store.consumeDirtyPaths().isEmpty)
  }

  @Test(
    arguments: [
      ("count", ["count"]),
      ("user.profile.name", ["user", "user.profile", "user.profile.name"]),
      ("a.b.c.d.e", ["a", "a.b", "a.b.c", "a.b.c.d", "a.b.c.d.e"]),
      ("items[2]", ["items", "items[2]"]),
      ("users[0].name", ["users", "users[0]", "users[0].name"]),
    ] as [(String, Set<String>)])
  func `a write marks its path and all parents of it`(path: String, dirty: Set<String>) {
    check([path], dirty: dirty)
    check([path, path], dirty: dirty)
  }

  @Test(arguments: [
    ("user", true), ("user.profile", true), ("user.profile.name", true), ("user.profile.name.x", false),
    ("user.age", false), ("use", false), ("userX", false), ("other", false), ("items", true),
    ("items.0", true), ("items[0]", true), ("items[1]", false), ("a[", false), ("", true),
  ])
  func `parents of a written path are dirty, and children are not`(path: String, isDirty: Bool) {
    let store = StateStore()
    store.set("user.profile.name", value: "Jane")
    store.set("items[0]", value: 1)
    #expect(store.isDirty(path) == isDirty)
    store.clearDirtyPaths()
    #expect(!store.isDirty(path))
  }

  @Test func `a path inside a written one is not dirty`() {
    let store = StateStore()
    store.set("user", value: ["name": "J"])
    #expect(!store.isDirty("user.name"))
    store.set("username", value: 1)
    #expect(store.consumeDirtyPaths() == ["user", "username"])
  }

  @Test func `thousands of different paths are all recorded`() {
    let store = StateStore()
    for number in 0..<5_000 { store.set("k.n\(number)", value: number) }
    for number in 0..<5_000 { store.set("k.n\(number)", value: number) }
    #expect(store.consumeDirtyPaths().count == 5_001)
  }
}

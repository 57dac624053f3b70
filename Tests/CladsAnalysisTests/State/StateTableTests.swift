import CladsAnalysis
import CladsDocument
import CladsExpressions
import Testing

@Suite struct StateTableTests {
  private static let text = document(
    #"{ "type": "slider", "bind": "form.volume" }"#,
    #""state": { "user": { "name": "A", "tags": ["x"] }, "api": null, "count": 1, "data": { "page": { "x": 1 } } }, "actions": { "w": { "type": "setState", "path": "flag", "value": true }, "t": { "type": "toggleState", "path": "form.open" }, "r": { "type": "request", "method": "GET", "url": "https://a.example", "responsePath": "data.page", "errorPath": "failure" } }, "#
  )

  private func description(_ lookup: StateTable.Lookup) -> String {
    switch lookup {
    case .declared(let value): "declared \(value.phrase)"
    case .unknown: "unknown"
    case .undeclared(let count): "undeclared after \(count)"
    }
  }

  @Test(arguments: [
    ("user", "declared an object"), ("user.name", "declared a string"), ("user.nam", "undeclared after 1"),
    ("user.name.first", "undeclared after 2"), ("user.tags[0]", "declared a string"),
    ("user.tags[5]", "unknown"), ("user.tags.first", "undeclared after 2"),
    ("count", "declared a whole number"),
    ("count[0]", "undeclared after 1"), ("api", "unknown"), ("api.result[0].x", "unknown"),
    ("flag", "unknown"),
    ("flag.x", "unknown"), ("form", "unknown"), ("form.open", "unknown"), ("form.volume", "unknown"),
    ("form.email", "undeclared after 0"), ("nothing", "undeclared after 0"), ("failure.message", "unknown"),
    ("data", "declared an object"), ("data.other", "undeclared after 1"),
    // A response replaces what is declared.
    ("data.page", "unknown"), ("data.page.x", "unknown"), ("data.page.y", "unknown"), ("", "unknown"),
  ])
  func `a path is declared, unknown or undeclared`(path: String, expected: String) {
    #expect(description(analyzed(Self.text).state.lookup(keypath(path))) == expected)
  }

  @Test(arguments: [
    ("flag", true), ("flag.x", true), ("form", true), ("form.email", false), ("user", false), ("", false),
    ("data.page.x", true), ("dat", false),
  ])
  func `a path is written with all above and below it`(path: String, isWritten: Bool) {
    #expect(analyzed(Self.text).state.isWritten(keypath(path)) == isWritten)
  }

  @Test func `the paths of responses are open`() {
    let paths = analyzed(Self.text).state.openPaths.map { Keypath($0).text }
    #expect(paths == ["data.page", "failure"])
  }

  @Test func `of equal keys the first is declared`() {
    let state = analyzed(document("", #""state": { "a": 1, "a": "x" }, "#)).state
    #expect(description(state.lookup(keypath("a"))) == "declared a whole number")
    #expect(state.roots.count == 1)
  }

  @Test(arguments: [
    ("a.b", true, false, true), ("a.b.c", true, true, true), ("a", false, true, true),
    ("a.x", false, false, false),
    ("b", false, false, false), ("x.y.z", true, true, true), ("x.y", true, true, true),
    ("x", false, true, true),
  ])
  func `a set of paths knows what is above and below each`(
    path: String, hasPrefix: Bool, hasBelow: Bool, isRelated: Bool
  ) {
    var tree = PathTree()
    for path in ["a.b", "x.y", "x.y.z"] { tree.insert(keypath(path)) }
    #expect(tree.containsPrefix(of: keypath(path)) == hasPrefix)
    #expect(tree.containsRelative(of: keypath(path)) == isRelated)
    if path != "a.b", path != "a.b.c" { #expect(tree.containsPath(below: keypath(path)) == hasBelow) }
  }
}

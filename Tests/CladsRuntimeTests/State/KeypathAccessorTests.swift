import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

@Suite struct KeypathAccessorTests {
  private let accessor = KeypathAccessor()

  @Test(
    arguments: [
      ("count", [.key("count")]),
      ("user.name", [.key("user"), .key("name")]),
      ("items[0]", [.key("items"), .index(0)]),
      ("items.0", [.key("items"), .index(0)]),
      ("users[0].profile.name", [.key("users"), .index(0), .key("profile"), .key("name")]),
      ("m[0][1]", [.key("m"), .index(0), .index(1)]),
      ("a..b", [.key("a"), .key("b")]),
      (".a.b.", [.key("a"), .key("b")]),
      ("items[0]name", [.key("items"), .index(0), .key("name")]),
      ("items[-1]", [.key("items"), .index(-1)]),
      ("items.-1", [.key("items"), .index(-1)]),
      ("a.007", [.key("a"), .index(7)]),
      ("+1", [.index(1)]),
      ("[0].x", [.index(0), .key("x")]),
      ("items]0", [.key("items]0")]),
      ("items.1.5", [.key("items"), .index(1), .index(5)]),
      ("1e3", [.key("1e3")]),
      ("99999999999999999999", [.key("99999999999999999999")]),
      ("", []),
      ("..", []),
      ("items[]", []),
      ("items[abc]", []),
      ("items[ 0 ]", []),
      ("items['x']", []),
      ("items[1.5]", []),
      ("items[0", []),
    ] as [(String, [PathComponent])])
  func `a keypath is parsed into its components`(keypath: String, components: [PathComponent]) {
    #expect(accessor.parseKeypath(keypath) == components)
  }

  @Test(
    arguments: [
      ("count", "5"), ("user.name", #""John""#), ("user.profile.avatar", #""photo.jpg""#),
      ("items[1]", #""banana""#), ("items.2", #""cherry""#), ("items[3]", nil), ("items[-1]", nil),
      ("user.missing", nil), ("missing", nil), ("count.x", nil), ("user[0]", nil), ("items.name", nil),
      ("none", "null"), ("none.x", nil), ("numbers.0", nil), ("items[", nil), ("items[abc]", nil),
      ("[0]", nil), ("0", nil), ("user.first name", "1"),
    ] as [(String, String?)])
  @MainActor
  func `a keypath reads the value at its location`(keypath: String, expected: String?) {
    let members = JSON.members(
      """
      {"count": 5, "user": {"name": "John", "profile": {"avatar": "photo.jpg"}, "first name": 1},
       "items": ["apple", "banana", "cherry"], "none": null, "numbers": {"0": "x"}}
      """)
    let result = expected.map(JSON.value)
    #expect(JSON.value(of: accessor.get(keypath, from: members.mapValues(\.unwrapped))) == result)
    #expect(StateStore(members).value(at: keypath) == result)
    #expect(SampleState(members).value(at: keypath) == result)
  }

  @Test func `the empty keypath reads everything, and a malformed one reads nothing`() {
    let values = JSON.host(#"{"a": 1}"#)
    #expect(JSON.value(of: accessor.get("", from: values)) == JSON.value(#"{"a": 1}"#))
    #expect(JSON.value(of: accessor.get("..", from: values)) == JSON.value(#"{"a": 1}"#))
    #expect(accessor.get("a[", from: values) == nil)
  }

  @Test(
    arguments: [
      ("{}", "user.profile.name", #""Jane""#, #"{"user":{"profile":{"name":"Jane"}}}"#),
      ("{}", "items[2]", #""cherry""#, #"{"items":[null,null,"cherry"]}"#),
      ("{}", "a[1][2]", "7", #"{"a":[null,[null,null,7]]}"#),
      (#"{"count":5}"#, "count.x", "1", #"{"count":{"x":1}}"#),
      (#"{"user":{"name":"J"}}"#, "user[0]", "1", #"{"user":[1]}"#),
      (#"{"items":["a"]}"#, "items.name", #""x""#, #"{"items":{"name":"x"}}"#),
      (#"{"items":["a","b"]}"#, "items[0]", nil, #"{"items":[null,"b"]}"#),
      (#"{"user":{"name":"J","age":3}}"#, "user.name", nil, #"{"user":{"age":3}}"#),
      ("{}", "missing.x", nil, #"{"missing":{}}"#),
      ("{}", "items[1]", nil, #"{"items":[null,null]}"#),
      (#"{"a":1}"#, "a", nil, "{}"),
      (#"{"a":null}"#, "a.b", "1", #"{"a":{"b":1}}"#),
      (#"{"a":1}"#, "", "2", #"{"a":1}"#),
      (#"{"a":1}"#, "..", "2", #"{"a":1}"#),
      (#"{"a":1}"#, "[0]", "2", #"{"a":1}"#),
      (#"{"a":1}"#, "0", "2", #"{"a":1}"#),
      (#"{"a":[1]}"#, "a[-1]", "2", #"{"a":[1]}"#),
      (#"{"a":[1]}"#, "a[b]", "2", #"{"a":[1]}"#),
      (#"{"a":[1]}"#, "a[0", "2", #"{"a":[1]}"#),
      (#"{"a":[1]}"#, "a[100001]", "2", #"{"a":[1]}"#),
      (#"{"a":1}"#, "sel.${a}", "1", #"{"a":1,"sel":{"${a}":1}}"#),
    ] as [(String, String, String?, String)])
  @MainActor
  func `a write creates, replaces, and pads the containers along its path`(
    start: String, keypath: String, value: String?, result: String
  ) {
    let written = value.map { JSON.value($0).unwrapped }
    var values = JSON.host(start)
    accessor.set(keypath, value: written, in: &values)
    #expect(Document.StateValue(values) == JSON.value(result))
    let store = StateStore(JSON.members(start))
    store.set(keypath, value: written)
    #expect(store.sample.values == JSON.members(result))
  }

  @Test func `a path whose indices add up to gigabytes is rejected`() {
    var values: [String: Any] = [:]
    accessor.set("a" + String(repeating: "[100000]", count: 500), value: 1, in: &values)
    #expect(values.isEmpty)
  }

  @Test(arguments: [
    ("user.profile.name", ["user", "user.profile"]), ("users[0].name", ["users", "users[0]"]),
    ("count", []), ("", []), (".a..b.c", ["a", "a..b"]), ("m[0][1]", ["m", "m[0]"]), ("a[", []),
    ("items.0", ["items"]),
  ])
  func `parents are the enclosing paths, outermost first`(keypath: String, parents: [String]) {
    #expect(accessor.parentPaths(of: keypath) == parents)
  }

  @Test(arguments: [("user.name", "user"), (".a", "a"), ("items[0]", "items"), ("[0]", nil), ("", nil)])
  func `the root key is the first component if it is a key`(keypath: String, root: String?) {
    #expect(accessor.rootKey(of: keypath) == root)
  }

  @Test func `native dictionaries are read and written in place`() {
    var values: [String: Any] = ["user": ["name": "John"], "items": ["apple"]]
    accessor.set("user.age", value: 3, in: &values)
    accessor.set("items[1]", value: "pear", in: &values)
    #expect(
      JSON.value(of: values) == JSON.value(#"{"user":{"name":"John","age":3},"items":["apple","pear"]}"#))
  }
}

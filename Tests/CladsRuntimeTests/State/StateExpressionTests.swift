import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
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
}

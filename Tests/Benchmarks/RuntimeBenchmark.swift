import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime

/// Benchmarks of a running document: state, expressions, templates, and actions.
@MainActor
enum RuntimeBenchmark {
  /// The number of operations that are timed together.
  private static let batch = 1_000
  private static let batches = 300

  static func run() async {
    print("operation                                         p50        p95        p99     per second")
    state()
    hostState()
    expressions()
    templates()
    await actions()
  }

  private static func state() {
    let store = StateStore([
      "a": ["b": ["c": ["d": ["e": 0, "f": 1, "g": 2], "x": 1], "y": 2]],
      "items": [["price": 1], ["price": 2]],
    ])
    measure("set, 5 levels, dirty tracking") { store.set("a.b.c.d.e", value: $0) }
    let id = store.onStateChange { _, _, _ in }
    measure("set, 5 levels, one callback") { store.set("a.b.c.d.e", value: $0) }
    store.removeStateChangeCallback(id)
    measure("set, one level") { store.set("n", value: $0) }
    measure("set, list element") { store.set("items[1].price", value: $0) }
    measure("set and consume dirty paths, 5 levels") {
      store.set("a.b.c.d.e", value: $0)
      keep(store.consumeDirtyPaths())
    }
    measure("get, 5 levels") { _ in keep(store.get("a.b.c.d.e")) }
    let tags = StateStore(["tags": .arrayValue((0..<100).map { .intValue($0) })])
    measure("toggle in a list of 100, twice") { _ in
      tags.toggleInArray("tags", value: 1_000)
      tags.toggleInArray("tags", value: 1_000)
    }
  }

  /// The same writes on the dictionaries that host apps use, for comparison.
  private static func hostState() {
    var values: [String: Any] = ["a": ["b": ["c": ["d": ["e": 0, "f": 1], "x": 1], "y": 2]]]
    let accessor = KeypathAccessor()
    measure("set, 5 levels, in a dictionary of Any") { accessor.set("a.b.c.d.e", value: $0, in: &values) }
    measure("get, 5 levels, in a dictionary of Any") { _ in keep(accessor.get("a.b.c.d.e", from: values)) }
  }

  private static func expressions() {
    let evaluator = ExpressionEvaluator()
    let state = SampleState(["index": 4, "items": [["price": 1], ["price": 2]]])
    let parsed = ParsedExpression("(index + 1) % 3")
    measure("evaluate `(index + 1) % 3`, parsed once") { _ in keep(evaluator.evaluate(parsed, in: state)) }
    measure("evaluate `(index + 1) % 3`, with parsing") { _ in
      keep(evaluator.evaluate(ParsedExpression("(index + 1) % 3"), in: state))
    }
    let store = StateStore(state.values)
    measure("evaluate `(index + 1) % 3` through the store") { _ in
      keep(store.evaluate(expression: "(index + 1) % 3"))
    }
  }

  private static func templates() {
    let filler = "and this is some more text that stays as it is, "
    let template =
      "Hello ${user.name}, \(filler)you have ${count} items, \(filler)the first is ${items[0].title}"
      + " and costs ${items[0].price + 1} of them"
    let state = SampleState([
      "user": ["name": "Ann"], "count": 3, "items": [["title": "apple", "price": 2]],
    ])
    let evaluator = ExpressionEvaluator()
    let parsed = ParsedTemplate(template)
    let size = template.utf8.count
    measure("interpolate \(size) bytes, 4 placeholders") { _ in keep(evaluator.interpolate(parsed, in: state))
    }
    let store = StateStore(state.values)
    measure("interpolate \(size) bytes through the store") { _ in keep(store.interpolate(template)) }
  }

  private static func actions() async {
    let store = StateStore(["n": 0])
    let context = ActionContext(stateStore: store, actionDefinitions: [:], registry: .default)
    let step: [String: Any] = ["type": "setState", "path": "n", "value": ["$expr": "n + 1"]]
    let parameters = ActionParameters(raw: ["steps": Array(repeating: step, count: 10)])
    var times: [Double] = []
    for _ in 0..<batches {
      let start = ContinuousClock.now
      for _ in 0..<100 { await context.executeAction(type: "sequence", parameters: parameters) }
      times.append(nanoseconds(since: start) / 100)
    }
    report("sequence of 10 `setState` with `$expr`", times)
  }

  // MARK: Measuring

  private static func measure(_ name: String, _ body: (Int) -> Void) {
    for number in 0..<batch { body(number) }
    var times: [Double] = []
    for _ in 0..<batches {
      let start = ContinuousClock.now
      for number in 0..<batch { body(number) }
      times.append(nanoseconds(since: start) / Double(batch))
    }
    report(name, times)
  }

  private static func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }

  private static func report(_ name: String, _ times: [Double]) {
    let measured = Measurement(times: times)
    let columns = [0.5, 0.95, 0.99].map { fraction in "\(rounded(measured.percentile(fraction), 0)) ns" }
    let rate = measured.median > 0 ? rounded(1e9 / measured.median, 0) : "-"
    print(
      name + String(repeating: " ", count: max(0, 42 - name.count)) + columns.map { $0.padded(11) }.joined()
        + rate.padded(15))
  }
}

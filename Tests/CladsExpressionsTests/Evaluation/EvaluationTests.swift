import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import Testing

/// The value of expressions: every documented example of the two references that describe the language.
@Suite struct EvaluationTests {
  struct Line: CustomTestStringConvertible, Sendable {
    let source: String
    let value: Document.StateValue
    var testDescription: String { source }
    init(_ source: String, _ value: Document.StateValue) {
      self.source = source
      self.value = value
    }
  }

  private func check(_ line: Line) {
    let evaluator = ExpressionEvaluator()
    #expect(evaluator.evaluate(ParsedExpression(line.source), in: .golden) == line.value)
    let any = evaluator.evaluate(line.source, using: SampleState.golden)
    #expect(Document.StateValue(any) == line.value, "through a reader")
  }

  @Test(arguments: [
    Line("count", 5), Line("${count}", "5"), Line("(${count})", "(5)"), Line("  count ", 5),
    Line("count + 1", 6), Line("${count} + 1", 6), Line("count+1", 6), Line("a + b - c * 2", 26),
    Line("a - b - c", 3), Line("a - b + c", 7), Line("1 - 2 + 3", 2), Line("100 / 10 / 5", 2),
    Line("a * b + c", 52), Line("c + a * b", 60), Line("a + b * c - 1", 29), Line("10 % 4 + 1", 3),
    Line("7 + 10 % 3", 2), Line("(count + 1) * 2 - 3", 9), Line("12 / 5 * 5", 10), Line("count / 2 * 2", 4),
    Line("(a + b) * (c + 1)", 45), Line("((a + b) * c) - 1", 29), Line("count / 2", 2), Line("-7 / 2", -3),
    Line("-7 % 2", -1), Line("a * 2 / 5", 4), Line("d + 1", 3.5), Line("d * 2", 5.0), Line("d % 2", 0.5),
    Line("count / zero", "count / zero"), Line("d / 0", "d / 0"), Line("a % 0", "a % 0"),
    Line("-5", -5), Line("${neg} + 3", 0), Line("5 - -3", 8), Line("neg + 1", -2), Line("neg * 2", -6),
    Line("name + 1", "name + 1"), Line("'a' + 'b'", "'a' + 'b'"), Line("missing + 1", "missing + 1"),
    Line("nothing + 1", "nothing + 1"), Line("on + 1", "on + 1"), Line("${digits} * 2", 24),
    Line("digits * 2", "digits * 2"), Line("${word} * 2", "text * 2"), Line("big + 1", "big + 1"),
    Line("9223372036854775807 + 1", "9223372036854775807 + 1"), Line("-small", "-small"),
    Line("small / -1", "small / -1"), Line("small % -1", "small % -1"),
    Line("9223372036854775808", 9_223_372_036_854_775_808.0),
  ])
  func `arithmetic is evaluated`(_ line: Line) { check(line) }

  @Test(arguments: [
    Line("on ? 'y' : 'n'", "y"), Line("off ? 'y' : 'n'", "n"), Line("on ? count : zero", 5),
    Line("off ? 'a' : on ? 'b' : 'c'", "b"), Line("count == 5 ? 'y' : 'n'", "y"), Line("count == 5", true),
    Line("on && off", false), Line("on || off", true), Line("!on", false), Line("!missing", true),
    Line("count ? 'y' : 'n'", "n"), Line("name ? 'y' : 'n'", "n"), Line("TRUE ? 'y' : 'n'", "y"),
    Line("True && on", true), Line("on ? Yes : No", "Yes"), Line("on ? Yes.No : No", "Yes.No"),
    Line("on ? items[9] : 'n'", .nullValue), Line("(on) ? 'y' : 'n'", "y"), Line("${on} ? 'y' : 'n'", "y"),
    Line("${on ? 'a' : 'b'}", "a"), Line("!items.isEmpty ? 'y' : 'n'", "y"),
    Line("!items.contains('a') ? 'y' : 'n'", "n"), Line("count < 6", true), Line("count >= 5", true),
    Line("d > 2", true), Line("name < 'Bz'", true), Line("name < 1", false), Line("on < off", false),
    Line("count == 5.0", true), Line("count == '5'", false), Line("missing == null", true),
    Line("nothing == null", true), Line("missing == nothing", true), Line("items == items", true),
    Line("user == people[0]", false), Line("count != 4", true), Line("missing + 1 == 2", "missing + 1 == 2"),
    Line("off && missing + 1 == 2", false), Line("a == 10 && b == 5 || off", true),
    Line("1 == 1 == true", true),
  ])
  func `conditions and comparisons are evaluated`(_ line: Line) { check(line) }

  @Test(arguments: [
    Line("items.count", 3), Line("items.length", 3), Line("name.count", 0), Line("missing.count", 0),
    Line("name.isEmpty", true), Line("items.isEmpty", false), Line("items.count - 1", 2),
    Line("items.first", "a"), Line("items.last", "c"), Line("empty.first", .nullValue),
    Line("empty.last", .nullValue), Line("missing.first", "missing.first"), Line("people.first.name", "P0"),
    Line("people.last.name", "P1"), Line("items[idx]", "b"), Line("items[idx + 1]", "c"),
    Line("items[5]", .nullValue), Line("items[-1]", .nullValue), Line("items[missing]", .nullValue),
    Line("items[items.count]", .nullValue), Line("items[items.count - 1]", "c"), Line("items[ 1 ]", "b"),
    Line("items[1.0]", .nullValue), Line("items[d]", .nullValue), Line("items[null]", .nullValue),
    Line("people[idx].name", "P1"), Line("people.0.name", "P0"), Line("items.0", "a"),
    Line("items.7", "items.7"),
    Line("nums[0] * nums[1]", 2), Line("matrix[0][1]", 2), Line("people[0][name]", .nullValue),
    Line("people[0]['name']", "P0"), Line("user['name']", "Ann"), Line("user['age'] + 1", 31),
    Line("user['nope']", .nullValue), Line("items['0']", .nullValue), Line("count + nums.count", 8),
    Line("count + nums[0]", 6), Line("nums[0] + 1", 2), Line("nums.contains(2)", true),
    Line("nums.contains(idx)", true), Line("nums.contains(missing)", false),
    Line("nums.contains(2.0)", false),
    Line("name.contains('B')", false), Line("mixed.contains(null)", true), Line("mixed.contains(true)", true),
    Line("mixed.contains(matrix)", false), Line("(items).count", 3), Line("(items)[1]", "b"),
    Line("(user).name", "Ann"), Line("cart.count", 7), Line("cart.isEmpty", "key"),
    Line("${items.count} + 1", 4),
    Line("${people}[0].name", "P0"), Line("(count + 1) % items.count", 0), Line("on && items.isEmpty", false),
    Line("user.none", .nullValue), Line("user.none.x", "user.none.x"), Line("nothing", .nullValue),
  ])
  func `arrays, members, and subscripts are evaluated`(_ line: Line) { check(line) }

  @Test(arguments: [
    Line("true", true), Line("42", 42), Line("null", .nullValue), Line("'x'", "x"), Line("1.50", 1.5),
    Line(#"'it\'s'"#, "it's"), Line(#"'a\b'"#, #"a\b"#), Line("''", ""), Line("", ""), Line("  ", ""),
    Line("missing", "missing"), Line("missing.deep", "missing.deep"), Line("(missing)", "missing"),
    Line("2024-01-15", 2008), Line("5-star rating", "5-star rating"), Line("first-name", "Eve"),
    Line("two words", "x"), Line("Hello World", "Hello World"), Line("Hello ${name}!", "Hello Bob!"),
    Line("${a}-${b}", 5), Line("${a}/3", 3), Line("${name} and ${user.name}", "Bob and Ann"),
    Line("What now? Yes: no", "What now? Yes: no"), Line("What? Yes: no", "no"), Line("a ? b : c", 2),
    Line("items.concat('x')", "items.concat('x')"),
    Line("count()", "count()"), Line("https://x.y/z", "https://x.y/z"), Line("'${name}'", "${name}"),
    Line("count ?? 1", "count ?? 1"), Line("@x", "@x"), Line("{'a': 1}", "{'a': 1}"), Line("${missing}", ""),
    Line("${two words}", "x"), Line("${n + }", ""), Line("text ${count} text", "text 5 text"),
  ])
  func `literals, prose, and templates are evaluated`(_ line: Line) { check(line) }

  @Test func `a failure has a reason and a range`() throws {
    func failure(_ source: String) throws -> EvaluationFailure {
      let result = ExpressionEvaluator().result(of: ParsedExpression(source), in: .golden)
      guard case .failure(let failure) = result else { throw Unexpected(result: result) }
      return failure
    }
    #expect(try failure("count + missing").reason == .notANumber(nil))
    #expect(try failure("count + missing").range == 8..<15)
    #expect(try failure("name * 2").reason == .notANumber(.string))
    #expect(try failure("1 + count / zero").range == 12..<16)
    #expect(try failure("big + 1").reason == .overflow)
    #expect(try failure("count +").message == "expected a value after `+`")
    #expect(ParsedExpression("  Hi ${a + }").problem?.range == 9..<10)
  }
  private struct Unexpected: Error { let result: EvaluationResult }

  @Test func `null, a missing value, and an empty string are distinct`() {
    let evaluator = ExpressionEvaluator()
    func result(_ source: String) -> EvaluationResult {
      evaluator.result(of: ParsedExpression(source), in: .golden)
    }
    #expect(result("nothing") == .value(.nullValue))
    #expect(result("missing.x") == .undefined(bareword: "missing.x"))
    #expect(result("items[9]") == .undefined(bareword: nil))
    #expect(result("''") == .value(""))
  }

  @Test func `the steps are the nodes that contribute to the result, in evaluation order`() {
    func steps(_ source: String) -> [String] {
      ExpressionEvaluator().steps(of: .parse(source), in: .golden).map { step in
        let text = String(decoding: Array(source.utf8)[step.range], as: UTF8.self)
        return "\(text) = \(step.result.value?.json ?? "–")"
      }
    }
    #expect(steps("(idx + 1) % 3") == ["idx = 1", "idx + 1 = 2", "(idx + 1) % 3 = 2"])
    #expect(
      steps("people[idx].name") == ["idx = 1", #"people[idx].name = "P1""#])
    #expect(steps("on ? a : missing") == ["on = true", "a = 10", "on ? a : missing = 10"])
    #expect(steps("off && on") == ["off = false", "off && on = false"])
  }

  @Test func `a registered function applies after built-in properties and never shadows a key`() {
    let uppercase = MemberFunction("uppercase", documentation: "In uppercase.", example: "name.uppercase") {
      guard case .stringValue(let text) = $0 else { return nil }
      return .stringValue(text.uppercased())
    }
    let evaluator = ExpressionEvaluator(functions: [uppercase])
    func value(_ source: String, _ state: SampleState = .golden) -> Document.StateValue {
      evaluator.evaluate(ParsedExpression(source), in: state)
    }
    #expect(value("name.uppercase") == "BOB")
    #expect(value("people[idx].name.uppercase") == "P1")
    #expect(value("${user.name.uppercase}!") == "ANN!")
    #expect(value("count.uppercase") == "count.uppercase")
    #expect(value("user.uppercase", SampleState(["user": ["uppercase": "key"]])) == "key")
    #expect(evaluator.evaluate("name.uppercase", using: SampleState.golden) as? String == "BOB")
    // The app's own runtime has the function, too.
    func device(_ source: String, _ evaluator: ExpressionEvaluator) -> DeviceOutcome? {
      EvaluationReport(ParsedExpression(source), in: .golden, evaluator: evaluator).device
    }
    #expect(device("name.uppercase", evaluator) == nil)
    #expect(device("name.lowercase", evaluator) == device("name.lowercase", ExpressionEvaluator()))
    #expect(device("count - 1 - 1", evaluator) != nil)
  }

  @Test func `the documented examples of the functions are correct`() {
    let state = SampleState(["items": ["a", "b", "c"]])
    for function in ExpressionFunction.all {
      let value = ExpressionEvaluator().evaluate(ParsedExpression(function.example), in: state)
      #expect(value.json == function.exampleResult, "\(function.name)")
      switch function.result {
      case .int: #expect(value.kind == .int)
      case .bool: #expect(value.kind == .bool)
      case .element: #expect(value.kind == .string)
      }
    }
    #expect(
      Set(ArrayProperty.allCases.map(\.rawValue)).isSubset(of: ExpressionFunction.all.map(\.name)))
  }
}

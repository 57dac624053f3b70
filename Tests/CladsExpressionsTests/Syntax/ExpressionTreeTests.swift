import CladsExpressions
import Testing

@Suite struct ExpressionTreeTests {
  static let trees: [(String, String)] = [
    // Operands
    ("count", "count"), ("user.name", "user.name"), ("users.0.name", "users.#0.name"), ("größe", "größe"),
    ("items[0]", "items[0]"), ("items[i + 1]", "items[{i + 1}]"), ("m[0][1]", "m[0][1]"),
    ("users[0].name['key']", "users[0].name['key']"), ("items[ 0 ]", "items[0]"),
    ("items.count", "items.@count"), ("items.isEmpty", "items.@isEmpty"), ("items.length", "items.@length"),
    ("items.first.name", "items.@first.name"), ("items.uppercase", "items.uppercase"),
    ("items.contains", "items.contains"), ("tags.contains('x')", "tags.contains('x')"),
    ("nums.contains(idx + 1)", "nums.contains({idx + 1})"), ("(a).count", "(a).@count"),
    ("${items}.count", "${items}.@count"), ("trueish", "trueish"), ("a.true", "a.true"),
    ("a.99999999999999999999", "a.99999999999999999999"),
    // Literals
    ("42", "42"), ("007", "7"), ("1.5", "1.5"), ("99999999999999999999", "1e+20"), ("true", "true!"),
    ("false", "false!"), ("null", "null!"), ("'x'", "'x'"), (#""it's""#, "'it's'"), (#"'it\'s'"#, "'it's'"),
    (#"'a\\b\n'"#, #"'a\b\n'"#), ("''", "''"), ("'${a}'", "'${a}'"),
    // One arithmetic level, left to right
    ("a + b - c * 2", "{{{a + b} - c} * 2}"), ("a - b - c", "{{a - b} - c}"),
    ("a + b * c - 1", "{{{a + b} * c} - 1}"), ("10 % 4 + 1", "{{10 % 4} + 1}"),
    ("(a + b) * (c + 1)", "{({a + b}) * ({c + 1})}"), ("2024-01-15", "{{2024 - 1} - 15}"),
    ("count+1", "{count + 1}"), ("${count} + 1", "{${count} + 1}"), ("5 - -3", "{5 - {-3}}"),
    ("-n * 2", "{{-n} * 2}"), ("--n", "{-{-n}}"),
    // The other levels
    ("a || b && c", "{a || {b && c}}"), ("a && b || c && d", "{{a && b} || {c && d}}"),
    ("a == b && c != d", "{{a == b} && {c != d}}"), ("a < b == c >= d", "{{a < b} == {c >= d}}"),
    ("a + 1 < b * 2", "{{a + 1} < {b * 2}}"), ("a == b == c", "{{a == b} == c}"),
    ("!a && b", "{{!a} && b}"), ("!!x.isEmpty", "{!{!x.@isEmpty}}"), ("!a == b", "{{!a} == b}"),
    ("on ? 'y' : 'n'", "{on ? 'y' : 'n'}"), ("a ? b : c ? d : e", "{a ? b : {c ? d : e}}"),
    ("a ? b ? c : d : e", "{a ? {b ? c : d} : e}"), ("a || b ? c : d", "{{a || b} ? c : d}"),
    ("${on ? 'a' : 'b'}", "${{on ? 'a' : 'b'}}"), ("(${count})", "(${count})"),
    ("\t a\r\n+ b ", "{a + b}"),
  ]

  @Test(arguments: trees) func `the grammar gives the expected tree`(text: String, tree: String) {
    let expression = Expression.parse(text)
    #expect(expression.dump == tree)
    #expect(expression.problems.isEmpty)
  }

  static let groupings: [(String, spec: String, conventional: String, device: String)] = [
    ("a + b - c * 2", "((a + b) - c) * 2", "(a + b) - (c * 2)", "(a + (b - c)) * 2"),
    ("100 / 10 / 5", "(100 / 10) / 5", "(100 / 10) / 5", "100 / (10 / 5)"),
    ("count * 2 / 5", "(count * 2) / 5", "(count * 2) / 5", "count * (2 / 5)"),
    ("7 + 10 % 3", "(7 + 10) % 3", "7 + (10 % 3)", "(7 + 10) % 3"),
    ("(count + 1) * 2 - 3", "((count + 1) * 2) - 3", "((count + 1) * 2) - 3", "(count + 1) * (2 - 3)"),
    ("a < b + c * 2", "a < (b + c) * 2", "a < b + (c * 2)", "a < (b + c) * 2"),
  ]

  @Test(arguments: groupings)
  func `chains have three groupings`(text: String, spec: String, conventional: String, device: String)
    throws
  {
    let readings = try #require(Expression.conflictingReadings(of: text))
    #expect(readings[.spec]?.grouped(text) == spec)
    #expect(readings[.conventional]?.grouped(text) == conventional)
    #expect(readings[.device]?.grouped(text) == device)
  }

  @Test(arguments: [
    "a + b", "a + b + c", "a * b * c", "a - b + c", "a + b - c", "(a + b) * (c + 1)", "((a + b) * c) - 1",
    "a", "", "a +", "a == b && c", "items[a - b]",
  ])
  func `chains whose groupings agree have no conflict`(text: String) {
    #expect(Expression.conflictingReadings(of: text) == nil)
  }

  @Test func `every node has a range`() {
    let expression = Expression.parse("  a.b[0] + ${ c }")
    let texts = expression.nodes.map(\.range)
    #expect(texts == [2..<3, 2..<5, 6..<7, 2..<8, 14..<15, 11..<17, 2..<17])
    #expect(expression.nameRange(of: 1) == 4..<5)
    #expect("  a.b[0] + ${ c }".withUTF8Bytes { expression.operatorRange(of: 6, in: $0) } == 9..<10)
  }

  @Test func `a range of a buffer parses`() {
    let expression = "Hi ${a + b}!".withUTF8Bytes { Expression.parse($0, in: 5..<10) }
    #expect(expression.dump == "{a + b}")
    #expect(expression.rootNode.range == 5..<10)
    #expect("abc".withUTF8Bytes { Expression.parse($0, in: 1..<99) }.dump == "bc")
  }

  @Test func `plain paths are recognized`() {
    #expect(Expression.parse("a.b.0").isPlainPath)
    #expect(!Expression.parse("a[0]").isPlainPath)
    #expect(!Expression.parse("(a)").isPlainPath)
    #expect(!Expression.parse("a b").isPlainPath)
  }

  @Test func `braces and parentheses are unwrapped`() {
    let expression = Expression.parse("((${a}))")
    #expect(expression[expression.unwrapped(expression.root)].kind == .identifier("a"))
    #expect(expression[expression.withoutParentheses(expression.root)].kind == .braced(0))
  }
}

extension String {
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(utf8).withUnsafeBufferPointer(body)
  }
}

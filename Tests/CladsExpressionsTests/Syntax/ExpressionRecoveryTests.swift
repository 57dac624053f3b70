import CladsExpressions
import Testing

@Suite struct ExpressionRecoveryTests {
  static let broken: [(String, tree: String, ExpressionProblem.Kind, Range<Int>)] = [
    ("", "_", .empty, 0..<0),
    (" \t", "_", .empty, 0..<2),
    ("count +", "{count + _}", .missingOperand(after: "+"), 6..<7),
    ("count + ", "{count + _}", .missingOperand(after: "+"), 6..<7),
    ("!", "{!_}", .missingOperand(after: "!"), 0..<1),
    ("* 2", "{_ * 2}", .missingOperandBefore("*"), 0..<1),
    ("+x", "{_ + x}", .missingOperandBefore("+"), 0..<1),
    ("a * / b", "{{a * _} / b}", .missingOperandBefore("/"), 4..<5),
    ("items[", "items[_]", .unclosed("["), 5..<6),
    ("items[0", "items[0]", .unclosed("["), 5..<6),
    ("items[]", "items[_]", .emptySubscript, 5..<7),
    ("items[a b]", "items[a]", .missingOperator(before: "b"), 8..<9),
    ("items.", "items._", .missingMember, 5..<6),
    ("items. count", "items._", .missingMember, 5..<6),
    ("items.[0]", "items._[0]", .missingMember, 5..<6),
    ("items .count", "items", .spaceBefore("."), 6..<7),
    ("items [0]", "items", .spaceBefore("["), 6..<7),
    ("a ?", "{a ? _ : _}", .missingColon, 2..<3),
    ("a ? b", "{a ? b : _}", .missingColon, 2..<3),
    ("a ? b :", "{a ? b : _}", .missingOperand(after: ":"), 6..<7),
    ("a ? : b", "{a ? _ : b}", .missingOperand(after: "?"), 2..<3),
    ("a ? b c", "{a ? b : _}", .missingOperator(before: "c"), 6..<7),
    ("(a ? b)", "({a ? b : _})", .missingColon, 3..<4),
    ("(a + b", "({a + b})", .unclosed("("), 0..<1),
    ("(", "(_)", .unclosed("("), 0..<1),
    ("()", "(_)", .missingOperand(after: "("), 0..<1),
    ("a + b)", "{a + b}", .unopened(")"), 5..<6),
    ("a}", "a", .unopened("}"), 1..<2),
    ("]", "_", .unopened("]"), 0..<1),
    ("(a b) + 1", "{(a) + 1}", .missingOperator(before: "b"), 3..<4),
    ("${a", "${a}", .unclosed("${"), 0..<2),
    ("(a]", "(a)", .unclosed("("), 0..<1),
    ("a.contains(", "a.contains(_)", .unclosed("("), 10..<11),
    ("a.contains()", "a.contains(_)", .missingOperand(after: "("), 10..<11),
    ("'abc", "'abc'", .unterminatedString("'"), 0..<4),
    ("a == \"b\\\"", "{a == 'b\"'}", .unterminatedString("\""), 5..<9),
    ("Hello World", "Hello", .missingOperator(before: "World"), 6..<11),
    ("5-star rating", "{5 - star}", .missingOperator(before: "rating"), 7..<13),
    ("5star", "5", .missingOperator(before: "star"), 1..<5),
    ("'it's'", "'it'", .missingOperator(before: "s"), 4..<5),
    ("a and b", "a", .unknownOperator("and"), 2..<5),
    ("a ?? b", "{a ?? b}", .unknownOperator("??"), 2..<4),
    ("a = 5 ? 'x' : 'y'", "{{a ?? 5} ? 'x' : 'y'}", .unknownOperator("="), 2..<3),
    ("a === b", "{a ?? b}", .unknownOperator("==="), 2..<5),
    ("a !== b", "{a ?? b}", .unknownOperator("!=="), 2..<5),
    ("a & b", "{a ?? b}", .unknownOperator("&"), 2..<3),
    ("count()", "count(?)", .unknownCall("count"), 0..<7),
    ("items.count() + 1", "{items.count(?) + 1}", .unknownCall("count"), 6..<13),
    ("todos.concat([1, {a: ')'}])", "todos.concat(?)", .unknownCall("concat"), 6..<27),
    ("todos.map(x", "todos.map(?)", .unknownCall("map"), 6..<11),
    ("'x'.count", "'x'.@count", .memberOfLiteral, 3..<4),
    ("5[0]", "5[0]", .memberOfLiteral, 1..<2),
    ("[1, 2]", "~", .collectionLiteral("["), 0..<6),
    ("{a: 1} + 2", "{~ + 2}", .collectionLiteral("{"), 0..<6),
    ("@primary", "~", .unexpected("@"), 0..<1),
    ("#fff", "~", .unexpected("#"), 0..<1),
    ("$a", "~", .unexpected("$"), 0..<1),
    (".5", "_", .unexpected("."), 0..<1),
    ("1.5.2", "1.5.#2", .memberOfLiteral, 3..<4),
    ("https://example.com", "https", .unexpected(":"), 5..<6),
    ("a, b", "a", .unexpected(","), 1..<2),
  ]

  @Test(arguments: broken)
  func `a broken expression has a tree and one problem`(
    text: String, tree: String, kind: ExpressionProblem.Kind, range: Range<Int>
  ) {
    let expression = Expression.parse(text)
    #expect(expression.dump == tree)
    #expect(expression.problems.count == 1)
    #expect(expression.problems.first?.kind == kind)
    #expect(expression.problems.first?.range == range)
  }

  @Test func `a missing operand covers the gap`() {
    let expression = Expression.parse("count +   ")
    let node = expression.nodes.first { $0.kind == .missing }
    #expect(node?.range == 7..<10)
  }

  @Test(arguments: broken.map(\.2))
  func `messages are fragments without a period`(kind: ExpressionProblem.Kind) throws {
    let problem = try #require(
      Self.broken.first { $0.2 == kind }.flatMap { Expression.parse($0.0).problems.first })
    for text in [problem.message, problem.help].compactMap({ $0 }) {
      #expect(!text.isEmpty)
      #expect(!text.hasSuffix("."))
      #expect(text.first?.isUppercase == false)
    }
  }

  @Test func `every problem belongs to a rule`() {
    #expect(Expression.parse("a +").problems.first?.rule == .exprSyntax)
    #expect(Expression.parse("a ?? b").problems.first?.rule == .exprUnsupportedOperator)
    #expect(Expression.parse("a.map(b)").problems.first?.rule == .exprUnknownMember)
  }
}

import CladsExpressions
import Diagnostics
import Testing

@Suite struct DeviationTests {
  static let sources: [(String, [(Deviation, String)])] = [
    ("count + 1", []), ("${items.count} + 1", []), ("items[idx + 1]", []), ("on ? 'y' : 'n'", []),
    ("!on ? 'y' : 'n'", []), ("tags.contains('x') ? 'a' : 'b'", []), ("items.isEmpty ? 'a' : 'b'", []),
    ("users.0.name", []), ("count + nums[0]", []), ("a[b[0]]", []), ("items[-1]", []),
    ("(a + b) * (c + 1)", []),
    ("a + b - c * 2", [(.mixedOperators, "a + b - c * 2")]),
    ("1 + (a - b - c)", [(.repeatedOperator, "a - b - c")]),
    ("-n", [(.negativeNumber, "-n")]), ("5 - -3", [(.negativeNumber, "-3")]),
    ("price * 1.2", [(.decimalOperand, "1.2")]), ("n / 0", [(.zeroDivisor, "0")]),
    ("9223372036854775807 + 1", [(.overflow, "9223372036854775807 + 1")]),
    ("'a' + name", [(.textAddition, "'a' + name")]), ("a * 'b'", [(.unresolvedOperand, "a * 'b'")]),
    ("true", [(.literalSource, "true")]), ("'x'", [(.literalSource, "'x'")]),
    ("${count}", [(.solePlaceholder, "${count}")]),
    ("${on ? 'a' : 'b'}", [(.ternaryInPlaceholder, "${on ? 'a' : 'b'}")]),
    ("${on} ? 'a' : 'b'", [(.bracedCondition, "${on}")]),
    ("(on) ? 'a' : 'b'", [(.parenthesizedCondition, "(on)")]),
    ("on ? count : 'n'", [(.unquotedBranch, "count")]),
    ("a ? 'x' : b ? c : d", [(.nestedTernary, "b ? c : d")]),
    ("(a ? 'x' : 'y')", [(.innerTernary, "a ? 'x' : 'y'")]),
    ("!items.isEmpty ? 'a' : 'b'", [(.negatedArrayForm, "!items.isEmpty")]),
    ("!x.contains('a') ? 'a' : 'b'", [(.negatedArrayForm, "!x.contains('a')")]),
    ("!on", [(.negationOutsideCondition, "!on")]),
    ("count == 5 ? 'y' : 'n'", [(.comparison, "==")]), ("a && b", [(.logicalOperator, "&&")]),
    ("a == \"it\\\"s\"", [(.comparison, "==")]), ("on ? 'it\\'s' : ''", [(.escapedQuote, "'it\\'s'")]),
    ("on ? '${a}' : ''", [(.placeholderInText, "'${a}'")]),
    ("items.count - 1", [(.propertyOperand, "items.count")]),
    ("a + b.count", [(.trailingProperty, "b.count")]), ("a + b.first", [(.propertyOperand, "b.first")]),
    ("items.first.name", [(.memberAfterProperty, "items.first.name")]),
    ("items[items.count - 1]", [(.propertyInIndex, "items.count")]),
    ("items.length", [(.lengthProperty, "length")]), ("nums.contains(2)", [(.containsArgument, "2")]),
    ("items.contains( 'a')", [(.spacedArgument, " 'a'")]), ("items.contains(b )", [(.spacedArgument, "b ")]),
    ("users[0].name", [(.memberAfterIndex, ".name")]), ("nums[0] + 1", [(.memberAfterIndex, " + 1")]),
    ("m[0][1]", [(.secondIndex, "m[0][1]")]), ("nums[0] * nums[1]", [(.secondIndex, "nums[0] * nums[1]")]),
    ("items[ 1 ]", [(.spacedIndex, " 1 ")]), ("items[1.5]", [(.nonIntegerIndex, "1.5")]),
    ("user['name']", [(.keyInBrackets, "'name'")]),
    ("count +", []),
  ]

  @Test(arguments: sources.map(\.0)) func `deviations of expressions are found`(text: String) throws {
    let expected = try #require(Self.sources.first { $0.0 == text }).1
    let bytes = Array(text.utf8)
    let found = Expression.parse(text).deviations(in: text, at: .source)
    #expect(found.map(\.deviation) == expected.map(\.0))
    #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == expected.map(\.1))
  }

  @Test func `deviations of placeholders differ from those of sources`() {
    func found(_ text: String) -> [Deviation] {
      Template.parse(text).segments.flatMap { segment -> [Deviation] in
        guard case .placeholder(_, _, let expression) = segment else { return [] }
        return expression.deviations(in: text, at: .placeholder).map(\.deviation)
      }
    }
    #expect(found("Hi ${on ? 'a' : 'b'}").isEmpty)
    #expect(found("Hi ${count}").isEmpty)
    #expect(found("Hi ${42}") == [.literalPlaceholder])
    #expect(found("Hi ${a == 1}, ${items.count - 1}") == [.comparison, .propertyOperand])
  }

  @Test(arguments: Deviation.allCases) func `every deviation has a complete entry`(deviation: Deviation) {
    let entry = deviation.entry
    #expect(entry.rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    for text in [entry.written, entry.device, entry.meaning, entry.portable ?? "x"] {
      #expect(!text.isEmpty && !text.hasSuffix("."))
    }
    #expect(!Deviation.allCases.contains { $0 != deviation && $0.entry == entry })
  }
}

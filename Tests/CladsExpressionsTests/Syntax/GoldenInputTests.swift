import CladsExpressions
import Testing

/// Tests with the inputs of the format reference's golden table.
@Suite struct GoldenInputTests {
  @Test(arguments: [
    "count", "${count}", "count + 1", "${count} + 1", "count+1", "a + b - c * 2", "a - b - c", "a - b + c",
    "1 - 2 + 3", "100 / 10 / 5", "a * b + c", "c + a * b", "a + b * c - 1", "10 % 4 + 1", "7 + 10 % 3",
    "(count + 1) * 2 - 3", "12 / 5 * 5", "count / 2 * 2", "(a + b) * (c + 1)", "((a + b) * c) - 1",
    "count / 2",
    "d + 1", "count / zero", "-5", "${neg} + 3", "5 - -3", "neg + 1", "neg * 2", "name + 1", "'a' + 'b'",
    "on ? 'y' : 'n'", "on ? count : zero", "off ? 'a' : on ? 'b' : 'c'", "count == 5 ? 'y' : 'n'",
    "count == 5",
    "on && off", "!on", "items.count", "items.length", "name.count", "items.count - 1", "items[idx]",
    "items[idx + 1]", "items[5]", "items[missing]", "items[items.count]", "items[items.count - 1]",
    "people[idx].name", "people.0.name", "nums[0] * nums[1]", "matrix[0][1]", "people[0][name]",
    "count + nums.count", "count + nums[0]", "nums[0] + 1", "nums.contains(2)", "nums.contains(idx)",
    "${on ? 'a' : 'b'}", "true", "42", "missing", "2024-01-15", "9223372036854775807 + 1",
  ])
  func `valid expressions`(text: String) {
    #expect(Expression.parse(text).problems == [])
  }

  @Test(arguments: [
    "5-star rating", "see [1] and [2]", "items[1", "Hello World", "todos.concat(['x'])", "a ?? b",
  ])
  func `invalid expressions`(text: String) {
    #expect(Expression.parse(text).problems.count == 1)
  }

  @Test(arguments: [
    "${ count }", "${count + 1}", "${(count * 2)}", "${people[0].name}", "${user.name}", "${items.0}",
    "${items.first}", "${on ? 'Y' : 'N'}", "${on ? Y : N}", "${on ? name : 'N'}", "${count == 5}",
    "${missing}",
    "${'lit'}", "${5}", "${items}", "${items.contains('a}')}",
  ])
  func `sole placeholders`(text: String) {
    let template = Template.parse(text)
    #expect(template.segments.count == 1)
    #expect(template.hasPlaceholders)
    #expect(template.expressionProblems.isEmpty)
    #expect(Template.solePlaceholderBody(text) == 2..<text.utf8.count - 1)
  }
}

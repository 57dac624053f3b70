import CladsExpressions
import Testing

@Suite struct ExpressionPathTests {
  static let paths: [(String, [String])] = [
    ("count", ["count value"]),
    ("user.name", ["user.name value"]),
    ("(user.name)", ["user.name value"]),
    ("${a} + b", ["a arithmeticOperand", "b arithmeticOperand"]),
    ("-a", ["a arithmeticOperand"]),
    ("a == b", ["a comparisonOperand", "b comparisonOperand"]),
    ("!a || b", ["a condition", "b condition"]),
    ("on ? yes : 'no'", ["on condition", "yes ternaryBranch"]),
    ("a ? (b ? c : d) : 1", ["a condition", "b condition", "c ternaryBranch", "d ternaryBranch"]),
    ("items.count", ["items propertyBase(count)"]),
    ("items.count - 1", ["items propertyBase(count)"]),
    ("cart.items.isEmpty", ["cart.items propertyBase(isEmpty)"]),
    ("items.first.name.0", ["items propertyBase(first) > name.#0"]),
    ("items.first.count", ["items propertyBase(first) > count"]),
    ("tags.contains(tag.id)", ["tags containsBase", "tag.id containsArgument"]),
    ("tags.contains('x') ? 'a' : 'b'", ["tags containsBase"]),
    ("items[0].name", ["items.#0.name value"]),
    ("items[-1]", ["items.#-1 value"]),
    ("user['first name'].x", ["user.first name.x value"]),
    ("items[i + 1].name", ["items.*.name value", "i arithmeticOperand"]),
    ("items[row.index]", ["items.* value", "row.index index"]),
    ("items[other[0]]", ["items.* value", "other.#0 index"]),
    ("(a).b", ["a memberBase"]),
    ("${items}.count", ["items propertyBase(count)"]),
    ("todos.concat(x)", ["todos unknownCallBase"]),
    ("a ?? b", ["a value", "b value"]),
    ("items.", ["items value"]),
    ("'a'", []), ("", []), ("1 + 2", []),
  ]

  @Test(arguments: paths) func `every path has a use`(text: String, expected: [String]) {
    #expect(Expression.parse(text).paths.map(dump) == expected)
  }

  private func dump(_ path: PathReference) -> String {
    let trailing = path.trailing.isEmpty ? "" : " > \(dump(path.trailing))"
    let use = "\(path.use)".split(separator: ".").last.map(String.init) ?? ""
    return "\(dump(path.components)) \("\(path.use)".contains("(") ? "propertyBase(" + use : use)\(trailing)"
  }

  private func dump(_ components: [PathReference.Component]) -> String {
    components.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): "#\(index)"
      case .dynamic: "*"
      }
    }.joined(separator: ".")
  }

  @Test func `paths have ranges`() throws {
    let path = try #require(Expression.parse("1 + users[i].name.first.x").paths.first)
    #expect(path.range == 4..<17)
    #expect(path.rootRange == 4..<9)
    #expect(path.ranges == [4..<9, 9..<12, 13..<17])
    #expect(path.root == "users")
    #expect(path.staticKeypath == Keypath.parse("users"))
    #expect(!path.isPlain)
  }

  @Test func `plain paths are marked`() {
    #expect(Expression.parse("a.b.0").paths.first?.isPlain == true)
    #expect(Expression.parse("a['b']").paths.first?.isPlain == false)
    #expect(Expression.parse("a.b.0").paths.first?.staticKeypath == Keypath.parse("a.b[0]"))
  }

  @Test func `a template has the paths of its placeholders`() {
    let template = Template.parse("${first}, you have ${cart.items.count + extra}")
    #expect(template.paths.map(\.root) == ["first", "cart", "extra"])
    #expect(template.paths.map(\.rootRange) == [2..<7, 21..<25, 40..<45])
  }
}

import CladsExpressions
import Testing

@Suite struct KeypathTests {
  /// Paths and their components, as the state reference lists them; `#` marks an index.
  static let parsing: [(String, [String])] = [
    ("count", ["count"]),
    ("user.name", ["user", "name"]),
    ("items[0]", ["items", "#0"]),
    ("items.0", ["items", "#0"]),
    ("users[0].profile.name", ["users", "#0", "profile", "name"]),
    ("m[0][1]", ["m", "#0", "#1"]),
    ("a..b", ["a", "b"]),
    (".a.b.", ["a", "b"]),
    ("items[0]name", ["items", "#0", "name"]),
    ("items[-1]", ["items", "#-1"]),
    ("items.-1", ["items", "#-1"]),
    ("a.007", ["a", "#7"]),
    ("+1", ["#1"]),
    ("[0].x", ["#0", "x"]),
    ("items]0", ["items]0"]),
    ("items.1.5", ["items", "#1", "#5"]),
    ("1e3", ["1e3"]),
    ("99999999999999999999", ["99999999999999999999"]),
    ("-9223372036854775808", ["#-9223372036854775808"]),
    ("first name.x-y", ["first name", "x-y"]),
    ("größe.☃", ["größe", "☃"]),
    ("", []),
    ("..", []),
  ]

  static let malformed: [(String, KeypathProblem.Kind)] = [
    ("items[]", .badSubscript("")),
    ("items[abc]", .badSubscript("abc")),
    ("items[ 0 ]", .badSubscript(" 0 ")),
    ("items['x']", .badSubscript("'x'")),
    ("items[1.5]", .badSubscript("1.5")),
    ("items[0", .unclosedBracket),
    ("items[", .unclosedBracket),
    ("a[99999999999999999999]", .badSubscript("99999999999999999999")),
  ]

  private func dump(_ path: Keypath) -> [String] {
    path.components.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): "#\(index)"
      }
    }
  }

  @Test(arguments: parsing) func `a path splits into components`(text: String, components: [String]) {
    let path = Keypath.parse(text)
    #expect(dump(path) == components)
    #expect(!path.isMalformed)
    #expect(path.ranges.count == components.count)
  }

  @Test(arguments: malformed) func `a malformed path has no components`(
    text: String, kind: KeypathProblem.Kind
  ) {
    let path = Keypath.parse(text)
    #expect(path.components.isEmpty)
    #expect(path.isMalformed)
    #expect(path.problem?.kind == kind)
    #expect(path != Keypath.parse(""))
  }

  @Test func `each component has a range`() {
    #expect(Keypath.parse(".users[0]..näme").ranges == [1..<6, 6..<9, 11..<16])
  }

  static let problems: [(String, KeypathProblem.Kind?, Range<Int>)] = [
    ("user.name", nil, 0..<0),
    ("first-name", nil, 0..<0),
    ("first name", nil, 0..<0),
    ("", .empty, 0..<0),
    ("..", .empty, 0..<2),
    ("items[-2].x", .negativeIndex(-2), 5..<9),
    ("items[100001]", .indexTooLarge(100_001), 5..<13),
    ("items[100000]", nil, 0..<0),
    ("[0]", .rootIndex, 0..<3),
    ("0.a", .rootIndex, 0..<1),
    ("a..b", .strayDots, 1..<3),
    (".a", .strayDots, 0..<1),
    ("a.", .strayDots, 1..<2),
    ("items]0", .strayBracket, 5..<6),
    (" name", .surroundingSpace, 0..<5), (" \n", .blank, 0..<2),
    ("${name}", .placeholder, 0..<7),
    ("row.${i}.x", .placeholder, 4..<8),
    ("${name", .placeholder, 0..<6),
    ("count + 1", .operatorCharacter("+"), 6..<7),
    ("count - 1", .operatorCharacter("-"), 6..<7),
    ("!on", .operatorCharacter("!"), 0..<1),
    ("tags.contains('x')", .operatorCharacter("("), 13..<14),
  ]

  @Test(arguments: problems)
  func `a problem has a kind and a range`(text: String, kind: KeypathProblem.Kind?, range: Range<Int>) {
    let problem = Keypath.parse(text).problem
    #expect(problem?.kind == kind)
    #expect((problem?.range ?? 0..<0) == range)
  }

  @Test func `a bad subscript has advice`() {
    #expect(Keypath.parse("a['b']").problem?.help == "write `.b`")
    #expect(Keypath.parse("a[ 1 ]").problem?.help == "remove the spaces: `[1]`")
    #expect(Keypath.parse("a[").problem?.help == "add `]`")
  }

  @Test func `paths are equal if their components are`() {
    #expect(Keypath.parse("items.0") == Keypath.parse("items[0]"))
    #expect(Set([Keypath.parse("a..b"), Keypath.parse("a.b")]).count == 1)
    #expect(Keypath.parse("items[0].name").text == "items.0.name")
    #expect(Keypath.parse("items[0].name").root == "items")
    #expect(Keypath.parse("[0].name").root == nil)
  }

  @Test func `parents are spelled as in the source`() {
    #expect(Keypath.parse("users[0].name").parents.map(\.source) == ["users", "users[0]"])
    #expect(Keypath.parse("..user.profile.name").parents.map(\.source) == ["user", "user.profile"])
    #expect(Keypath.parse("user").parents.isEmpty)
    #expect(Keypath.parse("").parents.isEmpty)
  }

  @Test func `prefixes are compared by component`() {
    #expect(Keypath.parse("user").isPrefix(of: Keypath.parse("user.name")))
    #expect(Keypath.parse("items").isPrefix(of: Keypath.parse("items[0]")))
    #expect(!Keypath.parse("user").isPrefix(of: Keypath.parse("username")))
    #expect(!Keypath.parse("user[").isPrefix(of: Keypath.parse("user.name")))
    #expect(Keypath.parse("user.name").isRelated(to: Keypath.parse("user")))
  }

  static let plain: [(String, Bool)] = [
    ("count", true), ("user.name", true), ("items.0.x", true), ("_a1.b2", true), ("größe", true),
    ("", false), (".", false), ("a.", false), (".a", false), ("a..b", false), ("0.a", false), ("a[0]", false),
    ("a b", false), ("a-b", false), ("${a}", false), ("a.0b", false), ("a.!", false),
  ]

  @Test(arguments: plain) func `plain paths are recognized`(text: String, isPlain: Bool) {
    #expect(Keypath.isPlain(text) == isPlain)
    if isPlain { #expect(Keypath.parse(text).problem == nil) }
  }

  static let roots: [(String, Range<Int>)] = [
    ("user.name", 0..<4), ("items[0]", 0..<5), ("..a.b", 2..<3), ("count", 0..<5), ("", 0..<0),
    ("[0]", 0..<0),
  ]

  @Test(arguments: roots) func `the root is found without parsing`(text: String, range: Range<Int>) {
    let found = Array(text.utf8).withUnsafeBufferPointer { Keypath.rootRange(of: $0) }
    #expect(found == range)
  }
}

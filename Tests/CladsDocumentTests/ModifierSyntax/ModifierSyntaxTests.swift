import CladsDocument
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct ModifierSyntaxTests {
  /// Every stylesheet line of the guide, with its AST form.
  @Test(
    arguments: [
      (#"foregroundStyle(Color.red)"#, #"["foregroundStyle", {}, [[".", {}, ["Color", "red"]]]]"#),
      (#"labeled(as: 5)"#, #"["labeled", {}, [{ "as": 5 }]]"#),
      (#"labeled(as: "Label")"#, #"["labeled", {}, [{ "as": "Label" }]]"#),
      (#"labeled(as: attr("label"))"#, #"["labeled", {}, [{ "as": ["attr", {}, ["label"]] }]]"#),
      (
        #"labeled(as: "Label", alignment: .trailing)"#,
        #"["labeled", {}, [{ "as": "Label", "alignment": [".", {}, [null, "trailing"]] }]]"#
      ),
      (
        #"fillBackground(.regularMaterial)"#,
        #"["fillBackground", {}, [[".", {}, [null, "regularMaterial"]]]]"#
      ),
      (
        #"fillBackground(.red.opacity(attr("opacity")))"#,
        #"["fillBackground", {}, [[".", {}, [null, [".", {}, ["red", ["opacity", {}, [["attr", {}, ["opacity"]]]]]]]]]]"#
      ),
      (
        #"backgroundVideo(Video("...", in: 1080))"#,
        #"["backgroundVideo", {}, [["Video", {}, ["...", { "in": 1080 }]]]]"#
      ),
      (
        #"backgroundVideo(Video(attr("url"), in: attr("resolution")))"#,
        #"["backgroundVideo", {}, [["Video", {}, [["attr", {}, ["url"]], { "in": ["attr", {}, ["resolution"]] }]]]]"#
      ),
      (#"myBackground(:my_content)"#, #"["myBackground", {}, [[":", {}, "my_content"]]]"#),
      (#"bold()"#, #"["bold", {}, []]"#),
      (#"bold"#, #"[".", {}, ["bold"]]"#),
      (#"f([1, -2.5, nil, true])"#, #"["f", {}, [["[]", {}, [1, -2.5, null, true]]]]"#),
      (#"f(a: 1, 2, b: 3, b: 4)"#, #"["f", {}, [{ "a": 1 }, 2, { "b": 3 }, { "b": 4 }]]"#),
    ])
  func `the lines of the guide mean the same in both forms`(text: String, ast: String) throws {
    let value = try #require(ModifierSyntax.parse(text).expression)
    #expect(value.text == text)
    #expect(value.astJSON == ast)
    #expect(read(ast) == value)
  }

  @Test func `printing and parsing a random tree gives the tree`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<2_000 {
      let value = RandomModifier.value(depth: 5, using: &random)
      #expect(ModifierSyntax.parse(value.text).expression == value, "\(value.text)")
      #expect(read(value.astJSON) == value, "\(value.astJSON)")
    }
  }

  @Test(
    arguments: [
      ("", "«»: the modifier is empty"),
      ("padding(8", "padding«(»8: this `(` is never closed"),
      ("padding(8))", "padding(8)«)»: unexpected `)`"),
      ("padding(8 9)", "padding(8« »9): a comma is missing before this"),
      ("padding(8,)", "padding(8«,»): this comma has no argument after it"),
      ("padding(top: )", "padding(top:«» ): a value is missing here"),
      ("padding(.)", "padding(.«»): a value is missing here"),
      ("padding(.5)", "padding(«.5»): `.5` is not a decimal number"),
      ("padding(12px)", "padding(«12px»): `12px` is not a decimal number"),
      ("labeled(as: \"Hi)", "labeled(as: «\"Hi)»: this string has no closing quote"),
      (#"labeled(as: "\q")"#, #"labeled(as: "«\q»"): `\q` is not a valid escape sequence of Swift"#),
      ("labeled(as: \"a\".count)", "labeled(as: \"a\"«.count»): a literal has no members"),
      ("f([1)", "f(«[»1): this `[` is never closed"),
      ("padding(8) hidden()", "padding(8) «hidden»(): unexpected `hidden`"),
    ])
  func `a mistake is a problem at its place`(text: String, first: String) throws {
    let syntax = ModifierSyntax.parse(text)
    let problem = try #require(syntax.problems.min { $0.range.lowerBound < $1.range.lowerBound })
    var bytes = syntax.bytes
    bytes.insert(contentsOf: Array("»".utf8), at: problem.range.upperBound)
    bytes.insert(contentsOf: Array("«".utf8), at: problem.range.lowerBound)
    #expect("\(String(decoding: bytes, as: UTF8.self)): \(problem.message)" == first)
    #expect(syntax.expression == nil)
  }

  @Test func `any bytes have a tree that is the text, and ranges inside of it`() {
    var random = SeededRandom(seed: 5)
    let pieces = [
      "(", ")", "[", "]", ",", ".", ":", "\"", "'", "\\", " ", "a", "1", "-", "é", "nil", "\u{0}", "\n",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
      let syntax = ModifierSyntax.parse(text)
      #expect(syntax.tokens.flatMap { syntax.bytes[$0.range] } == Array(text.utf8))
      #expect(syntax.nodes.allSatisfy { $0.range.upperBound <= syntax.bytes.count })
      #expect(syntax.problems.allSatisfy { $0.range.upperBound <= syntax.bytes.count })
      #expect(syntax.problems.isEmpty == (syntax.expression != nil), "\(text)")
    }
  }

  @Test func `a long chain is a problem, and ends`() {
    let syntax = ModifierSyntax.parse("f(" + String(repeating: "a.", count: 20_000) + "b)")
    #expect(syntax.problems.map(\.kind) == [.tooDeep])
    let chain = ModifierExpression.reference(
      base: nil, members: (0..<20_000).map { _ in ModifierExpression.Reference("a") })
    #expect(chain.astJSON.utf8.count > 20_000)
  }

  @Test(arguments: ["(", "[", "f(", "a.", "f(a: "])
  func `deep nesting is a problem, and ends`(piece: String) {
    let syntax = ModifierSyntax.parse("f(" + String(repeating: piece, count: 20_000))
    #expect(!syntax.problems.isEmpty)
    #expect(syntax.expression == nil)
  }

  @Test(arguments: [
    "[]", "[1]", #"["f"]"#, #"["f", {}]"#, #"["f", {}, 1]"#, #"[".", {}, []]"#, #"[".", {}, [null]]"#,
    #"["f", {}, [{ "a": [] }]]"#, #"[":", {}, 1]"#, "{}", #"["f", {}, [["[]", {}, {}]]]"#,
  ])
  func `JSON that is no AST form has no value`(json: String) { #expect(read(json) == nil) }

  private func read(_ json: String) -> ModifierExpression? {
    SyntaxTree.parse(Array(json.utf8)).withView { ModifierExpression(ast: 0, $0) }
  }
}

/// Makes random values of modifiers.
private enum RandomModifier {
  static func value(depth: Int, using random: inout SeededRandom) -> ModifierExpression {
    switch Int.random(in: 0...(depth > 0 ? 9 : 5), using: &random) {
    case 0: .string(["", "a", "\"", "\\", "é\n", "\u{0}\u{1}", "${x}"].randomElement(using: &random) ?? "")
    case 1: .integer(Int.random(in: -1_000...1_000, using: &random))
    case 2: .number(Double.random(in: -10...10, using: &random))
    case 3: .boolean(Bool.random(using: &random))
    case 4: .null
    case 5: .symbol(name(&random))
    case 6:
      .list((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, using: &random) })
    default: reference(depth: depth - 1, using: &random)
    }
  }

  private static func reference(depth: Int, using random: inout SeededRandom) -> ModifierExpression {
    let members = (0..<Int.random(in: 0...2, using: &random)).map { _ in part(depth: depth, using: &random) }
    let hasBase = members.isEmpty || Bool.random(using: &random)
    return .reference(base: hasBase ? part(depth: depth, using: &random) : nil, members: members)
  }

  private static func part(
    depth: Int, using random: inout SeededRandom
  ) -> ModifierExpression.Reference {
    let arguments =
      Bool.random(using: &random)
      ? nil
      : (0..<Int.random(in: 0...3, using: &random)).map { _ in
        ModifierExpression.Argument(
          Bool.random(using: &random) ? name(&random) : nil, value(depth: depth - 1, using: &random))
      }
    return ModifierExpression.Reference(name(&random), arguments)
  }

  private static func name(_ random: inout SeededRandom) -> String {
    ["a", "b", "red", "as", "_x1", "größe"].randomElement(using: &random) ?? "a"
  }
}

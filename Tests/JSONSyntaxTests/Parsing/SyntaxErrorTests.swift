import JSONSyntax
import SourceText
import Testing

@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    ("{\"a\":1,}", "{\"a\":1}"), ("[1,\n,\n]", "[1\n]"), ("{\"a\":1,,\"b\":2}", "{\"a\":1,\"b\":2}"),
    ("{\"a\":1\n\"b\":2}", "{\"a\":1,\n\"b\":2}"), ("{\"a\" 1}", "{\"a\": 1}"), ("{\"a\"=1}", "{\"a\":1}"),
    ("{a:1}", "{\"a\":1}"), (#"['it\'s "x"']"#, #"["it's \"x\""]"#), ("[“x, y”]", "[\"x, y\"]"),
    ("[True]", "[true]"), ("[hello world]", "[\"hello world\"]"), ("[.5]", "[0.5]"), ("[-007.50]", "[-7.50]"),
    ("[5.]", "[5]"), ("[+1]", "[1]"), ("[-0xff]", "[-255]"), ("[1_000]", "[1000]"), ("[1.e2]", "[1e2]"),
    ("[\"a\tb\u{1}\"]", #"["a\tb\u0001"]"#), ("[\"a\nb\r\nc\"]", #"["a\nb\nc"]"#),
    (#"["\q\w"]"#, #"["\\q\\w"]"#),
    ("[\"x ]", "[\"x\" ]"), (#"["say "hi" now"]"#, #"["say \"hi\" now"]"#), (#"["C:\x\"]"#, #"["C:\x\\"]"#),
    ("{\"a\":[1", "{\"a\":[1]}"), ("[1}", "[1]"), ("[1]]", "[1]"), ("\u{FEFF}[]", "[]"), ("[];", "[]"),
    ("[\n  1, // one\n  // two\n  2\n]", "[\n  1,\n  2\n]"), ("[ /* a */ 1]", "[ 1]"),
  ])
  func `an error has a fix`(text: String, expected: String) throws {
    let error = try #require(SyntaxTree.parse(Array(text.utf8)).errors.first)
    let fix = try #require(error.fix)
    #expect(String(decoding: Array(text.utf8).edited(by: fix.edits), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("{\"a\":1 \"b\":2}", "insert `,` between the two entries"), ("[tru]", "did you mean `true`?"),
    ("[yes]", "put text in quotes: `\"yes\"`"), ("[01]", "write `1`"),
    ("[\"\t\"]", "write `\\t`, or remove it"),
    ("[1", "insert `]` where it ends"), ("{a:1}", "write `\"a\"`"),
    ("[1e]", "write a number such as `12` or `0.5`, or put text in quotes: `\"1e\"`"),
    (#"["\q"]"#, #"write `\\` for a backslash"#),
  ])
  func `an error has help`(text: String, help: String) {
    #expect(SyntaxTree.parse(Array(text.utf8)).errors.map(\.help) == [help])
  }

  @Test func `an unclosed bracket points to the one that does not match`() throws {
    let error = try #require(SyntaxTree.parse(Array("{\"a\":[1}".utf8)).errors.first)
    #expect(error.range == TextRange(utf8: 5, 6))
    #expect(error.related == TextRange(utf8: 7, 8))
  }

  @Test func `long words are shortened in messages`() {
    let word = String(repeating: "é", count: 50)
    let errors = SyntaxTree.parse(Array("[\(word)]".utf8)).errors
    #expect(errors.map(\.message) == ["`\(word.prefix(20))…` is not a JSON value"])
  }

  @Test func `the first thousand errors are kept`() {
    let tree = SyntaxTree.parse(Array(("[" + String(repeating: "x,", count: 5_000) + "1]").utf8))
    #expect(tree.errors.count == 1_000)
    #expect(tree.root.array?.elements.map { $0 }.count == 5_001)
  }

  @Test func `errors are ordered by range`() {
    let starts = SyntaxTree.parse(Array("{ \"a\": [ x, 01 ".utf8)).errors.map(\.range.start.utf8)
    #expect(starts == [7, 9, 12])
  }
}

import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Tests of texts with the conflict markers of a version control system.
@Suite struct ConflictRecoveryTests {
  private static let message = "unresolved merge conflict"

  @Test(
    arguments: [
      ("{\n«<<<<<<< HEAD»\n\"a\":1,\n=======\n\"a\":2,\n>>>>>>> b\n\"c\":3}", "{a:1 c:3}"),
      ("{\n«<<<<<<< HEAD»\n\"a\":1\n||||||| c\n\"a\":0\n=======\n\"a\":2\n>>>>>>> b\n}", "{a:1}"),
      ("{\"a\":\n«<<<<<<<»\n1\n=======\n2\n>>>>>>>\n,\"b\":3}", "{a:1 b:3}"),
      ("[1,\n«<<<<<<< a»\n=======\n2\n>>>>>>> b\n]", "[1]"),
      ("[1\n«<<<<<<< a»\n=======\n,2\n>>>>>>> b\n,3]", "[1 3]"),
      ("[\n«<<<<<<< a»\n1\n=======\n1,2,\n>>>>>>> b\n3]", "[1 3]"),
      ("{\n«<<<<<<< a»\n\"a\":{\"b\":1,\n=======\n\"a\":{\n>>>>>>> b\n\"c\":2}}", "{a:{b:1 c:2}}"),
      ("«<<<<<<< a»\n{\"a\":1}\n=======\n[]\n>>>>>>> b\n", "{a:1}"),
      ("[\r\n«<<<<<<< a»\r\n1\r\n=======\r\n2\r\n>>>>>>> b\r\n]", "[1]"),
      ("[\n«<<<<<<< a»\n1\n=======\n<<<<<<< c\n2\n=======\n3\n>>>>>>> c\n>>>>>>> a\n]", "[1]"),
    ])
  func `the first version of a conflict is read`(text: String, tree: String) {
    checkRecovery(text, [Self.message], tree)
  }

  @Test(
    arguments: [
      ("[\n«<<<<<<< a»\n1\n=======\n]", 1, "[1]"), ("[1,\n«=======»\n2]", 1, "[1 2]"),
      ("[1\n«>>>>>>> b»\n]", 1, "[1]"),
      ("[\n«<<<<<<< a»\n1\n=======\n>>>>>>> b\n,\n«<<<<<<< a»\n2\n=======\n>>>>>>> b\n]", 2, "[1 2]"),
    ])
  func `incomplete and several conflicts are reported`(text: String, count: Int, tree: String) {
    checkRecovery(text, Array(repeating: Self.message, count: count), tree)
  }

  @Test(arguments: ["{\"a\":\"\\n<<<<<<< b\"}", "[\"=======\"]"])
  func `markers in strings are text`(text: String) {
    #expect(SyntaxTree.parse(Array(text.utf8)).errors.isEmpty)
  }

  @Test(arguments: ["[ <<<<<<< a\n]", "[\n<<<<<<<<\n]", "[\n<<<<<< a\n]", "[\n<<<<<<<a\n]"])
  func `other text is not a conflict`(text: String) {
    #expect(SyntaxTree.parse(Array(text.utf8)).errors.allSatisfy { $0.message != Self.message })
  }

  @Test func `formatting keeps the markers and the versions`() {
    let text = "{\n\"a\":[\n<<<<<<< a\n  1,2\n=======\n  3\n>>>>>>> b\n],\"b\":{\"c\":1}}"
    let bytes = Array(text.utf8)
    let edited = bytes.edited(by: JSONFormatter().edits(for: SyntaxTree.parse(bytes)))
    #expect(String(decoding: edited, as: UTF8.self).filter { $0 != " " } == text.filter { $0 != " " })
    #expect(SyntaxTree.parse(edited).errors.map(\.message) == [Self.message])
  }
}

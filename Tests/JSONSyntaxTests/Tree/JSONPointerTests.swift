import JSONSyntax
import SourceText
import Testing

@Suite struct JSONPointerTests {
  @Test(
    arguments: [
      ("", []), ("/", [""]), ("/a/0", ["a", "0"]), ("/a~1b/m~0n", ["a/b", "m~n"]), ("/~01", ["~1"]),
      ("//", ["", ""]), ("/a/\u{301}b/~1\u{301}", ["a", "\u{301}b", "/\u{301}"]),
    ] as [(String, [String])])
  func `tokens are read and written`(description: String, tokens: [String]) {
    #expect(JSONPointer(description)?.tokens == tokens)
    #expect(JSONPointer(tokens).description == description)
  }

  @Test func `a text without a leading slash is not a pointer`() {
    #expect(JSONPointer("a/b") == nil)
  }

  @Test func `every value has a pointer that leads back to it`() throws {
    let tree = SyntaxTree.parse(Array(#"{ "a/b": [1, [], { "é": null }], "": { "x": [[2]] }, "v": }"#.utf8))
    var pointers: [String] = []
    for index in tree.records.indices {
      let node = SyntaxNode(tree: tree, index: RecordIndex(index))
      pointers.append(node.pointer.description)
      let isName = node.parent?.kind == .member && node.index == (node.parent?.index ?? 0) + 1
      if node.kind == .member || isName { continue }
      #expect(tree.node(at: node.pointer) == node)
    }
    #expect(
      pointers == [
        "", "/a~1b", "/a~1b", "/a~1b", "/a~1b/0", "/a~1b/1", "/a~1b/2", "/a~1b/2/é", "/a~1b/2/é", "/a~1b/2/é",
        "/", "/", "/", "//x", "//x", "//x", "//x/0", "//x/0/0", "/v", "/v",
      ])
  }

  @Test(arguments: ["/b", "/a/5", "/a/-1", "/a/01", "/a/x", "/a/0/b", "/none/x"])
  func `an unknown pointer leads to no value`(pointer: String) throws {
    let tree = SyntaxTree.parse(Array(#"{ "a": [1], "none": }"#.utf8))
    #expect(tree.node(at: try #require(JSONPointer(pointer))) == nil)
  }
}

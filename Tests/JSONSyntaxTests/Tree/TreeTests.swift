import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct TreeTests {
  @Test func `records are in the order of the document`() {
    checkDump(
      #"{ "a": [1, true, null], "b\n": { "c": "x" } }"#,
      """
      object 0..<45
        member 2..<22
          string 2..<5 "a"
          array 7..<22
            number 8..<9
            true 11..<15
            null 17..<21
        member 24..<43
          string 24..<29 "b\\n" escaped
          object 31..<43
            member 33..<41
              string 33..<36 "c"
              string 38..<41 "x"
      """)
  }

  @Test func `an empty text has a root`() {
    checkDump("", "invalid 0..<0 !")
    checkDump(" \n", "invalid 2..<2 !")
  }

  @Test func `any value can be the root`() {
    checkDump(" \"x\" ", "string 1..<4 \"x\"")
    checkDump("-1.5e+3", "number 0..<7")
    checkDump("false", "false 0..<5")
    checkDump("[]", "array 0..<2")
  }

  @Test func `a broken text keeps its records`() {
    checkDump(
      "{ \"a\": { \"b\": \n",
      """
      object 0..<15 unclosed !
        member 2..<15 !
          string 2..<5 "a"
          object 7..<15 unclosed !
            member 9..<13 !
              string 9..<12 "b"
      """)
    checkDump(
      "{ a: 'b', \"c\n}",
      """
      object 0..<14 !
        member 2..<8 !
          string 2..<3 "a" malformed !
          string 5..<8 "b" malformed !
        member 10..<12 !
          string 10..<12 "c" unclosed !
      """)
  }

  @Test func `a node leads to its members, elements and parent`() throws {
    let tree = SyntaxTree.parse(Array(#"{ "list": [1, { "x": "y" }, [ ]], "list": 2, "empty": }"#.utf8))
    let object = try #require(tree.root.object)
    #expect(object.members.map(\.nameText) == ["list", "list", "empty"])
    #expect(object["list"]?.kind == .array, "the first of two equal names is used")
    #expect(object["none"] == nil)
    #expect(object.member(named: "empty")?.value == nil)
    let elements = try #require(object["list"]?.array).elements.map { $0 }
    #expect(elements.map(\.kind) == [.number, .object, .array])
    #expect(elements[0].number?.integer == 1)
    #expect(elements[1].object?["x"]?.string?.value == "y")
    #expect(elements[2].parent == object["list"])
    #expect(elements[1].parent?.parent?.member?.nameText == "list")
    #expect(tree.root.parent == nil)
    #expect(tree.root.children.map(\.kind) == [.member, .member, .member])
  }

  @Test func `members with escaped names are found`() {
    let tree = SyntaxTree.parse(Array(#"{ "a\u0062c": 1, "longer than eight": 2, "": 3 }"#.utf8))
    #expect(tree.root.object?["abc"]?.number?.integer == 1)
    #expect(tree.root.object?["longer than eight"]?.number?.integer == 2)
    #expect(tree.root.object?[""]?.number?.integer == 3)
  }

  @Test(arguments: ["", "a", "1234567", "12345678", "123456789", "é😀", "a longer name of a member, 3 words"])
  func `the hash of a name does not depend on its context`(name: String) throws {
    // At the end of the text, and followed by bytes that must not be hashed.
    for text in ["{\"\(name)\":", "{\"\(name)\": \"zzzzzzzzzzzzzzzz\"}"] {
      let tree = SyntaxTree.parse(Array(text.utf8))
      #expect(tree.withView { $0.nameHash(of: 1) } == NameHash.hash(name))
    }
  }

  @Test(arguments: [
    ("$0{ \"a\": 1 }", ""), ("{ $0\"a\": 1 }", "name a"), ("{ \"a$0\": 1 }", "name a"),
    ("{ \"a\":$0 1 }", "member"),
    ("{ \"a\": $01 }", "1"), ("{ \"a\": 1$0 }", "1"), ("{ \"a\": 1 $0}", ""), ("{ \"a\": 1 } $0", ""),
    ("[[1]$0]", "[1]"), ("[1,$02]", "2"), ("[$0]", ""), ("{ \"a\": {$0", "{"),
  ])
  func `the innermost record at an offset is found`(marked: String, expected: String) throws {
    let text = MarkedText(marked)
    let tree = SyntaxTree.parse(text.bytes)
    let node = SyntaxNode(tree: tree, index: tree.record(at: try #require(text.cursor)))
    let isName = node.parent?.kind == .member && node.index == (node.parent?.index ?? 0) + 1
    let file = SourceFile(uri: FileURI(path: "/a"), version: nil, bytes: text.bytes)
    switch node.kind {
    case _ where node.index == 0: #expect(expected == "")
    case .member: #expect(expected == "member")
    default: #expect((isName ? "name " + (node.string?.value ?? "") : file.text(in: node.range)) == expected)
    }
  }

  @Test func `a tree after an edit equals a full parse`() {
    let bytes = Array("{ \"a\": 1 }".utf8)
    let edit = TextEdit(range: TextRange(utf8: 7, 8), newText: "[2]")
    let edited = bytes.edited(by: [edit])
    let tree = SyntaxTree.parse(bytes).edited(by: edit, giving: edited)
    #expect(TreeDump.text(of: tree) == TreeDump.text(of: SyntaxTree.parse(edited)))
    #expect(tree.bytes == edited)
  }

  private func checkDump(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tree = SyntaxTree.parse(Array(text.utf8))
    #expect(TreeDump.text(of: tree) == expected, sourceLocation: sourceLocation)
    #expect(TreeInvariants.violations(in: tree) == [], sourceLocation: sourceLocation)
  }
}

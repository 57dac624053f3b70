import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct MemberEditsTests {
  @Test(arguments: [
    ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "/a", "{ \"b\": 2, \"c\": 3 }"),
    ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "/b", "{ \"a\": 1, \"c\": 3 }"),
    ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "/c", "{ \"a\": 1, \"b\": 2 }"),
    ("{ \"a\": 1 }", "/a", "{}"), ("[ [1] ]", "/0", "[]"), ("[1,2,3]", "/1", "[1,3]"),
    ("{\n  \"a\": 1,\n  \"b\": 2\n}", "/a", "{\n  \"b\": 2\n}"),
    ("{\n  \"a\": 1,\n  \"b\": 2\n}", "/b", "{\n  \"a\": 1\n}"),
    ("{\n  \"a\": 1\n}", "/a", "{}"), ("{ \"x\": { \"a\": { \"b\": [] } } }", "/x/a", "{ \"x\": {} }"),
  ])
  func `an entry is removed with its comma`(text: String, pointer: String, expected: String) throws {
    try checkEdit(text, expected) { try MemberEdits.removal(of: node(pointer, in: $0)) }
  }

  @Test(arguments: [
    ("{}", "{ \"n\": 1 }"), ("{ }", "{ \"n\": 1 }"), ("{\n}", "{\n  \"n\": 1\n}"),
    ("{ \"a\": 1 }", "{ \"a\": 1, \"n\": 1 }"), ("{\"a\":1}", "{\"a\":1, \"n\":1}"),
    ("{\"a\":1,\"b\":2}", "{\"a\":1,\"b\":2,\"n\":1}"), ("{ \"a\" : 1 }", "{ \"a\" : 1, \"n\" : 1 }"),
    ("{\n\t\"a\": 1\n}", "{\n\t\"a\": 1,\n\t\"n\": 1\n}"),
    ("{\r\n  \"a\": 1\r\n}", "{\r\n  \"a\": 1,\r\n  \"n\": 1\r\n}"),
    ("{ \"a\": 1,\n  \"b\": 2 }", "{ \"a\": 1,\n  \"b\": 2,\n  \"n\": 1 }"),
  ])
  func `a member is added at the end`(text: String, expected: String) throws {
    try checkEdit(text, expected) {
      MemberEdits.insertion(of: "n", json: "1", into: try #require($0.root.object))
    }
  }

  @Test func `a member is added after another`() throws {
    try checkEdit(
      "{\n  \"a\": 1,\n  \"b\": 2\n}", "{\n  \"a\": 1,\n  \"n\": {\n    \"x\": 1\n  },\n  \"b\": 2\n}"
    ) { tree in
      let object = try #require(tree.root.object)
      let anchor = try #require(object.member(named: "a"))
      return MemberEdits.insertion(of: "n", json: "{\n  \"x\": 1\n}", into: object, after: anchor)
    }
  }

  @Test func `an element is added`() throws {
    func insertion(_ tree: SyntaxTree) throws -> TextEdit {
      MemberEdits.insertion(of: "9", into: try #require(tree.root.array))
    }
    try checkEdit("[]", "[9]", insertion)
    try checkEdit("[1]", "[1, 9]", insertion)
    try checkEdit("[1,2]", "[1,2,9]", insertion)
    try checkEdit("[\n  1,\n  2\n]", "[\n  1,\n  2,\n  9\n]", insertion)
  }

  @Test func `a member is added to a nested empty object`() throws {
    let text = "{\n    \"a\": {\n    }\n}"
    try checkEdit(text, "{\n    \"a\": {\n        \"n\": 1\n    }\n}") {
      MemberEdits.insertion(of: "n", json: "1", into: try #require($0.root.object?["a"]?.object))
    }
  }

  @Test func `a member is renamed`() throws {
    try checkEdit(#"{ "a": 1 }"#, #"{ "b\"c": 1 }"#) {
      MemberEdits.renaming(try #require($0.root.object?.member(named: "a")), to: "b\"c")
    }
  }

  @Test func `a value is replaced`() throws {
    try checkEdit("{\n  \"a\": 1\n}", "{\n  \"a\": [\n    2\n  ]\n}") {
      try MemberEdits.replacement(of: node("/a", in: $0), with: "[\n  2\n]")
    }
  }

  @Test(arguments: SampleDocuments.all)
  func `removing any entry leaves valid JSON`(sample: String) {
    let tree = SyntaxTree.parse(Array(sample.utf8))
    for index in tree.records.indices.dropFirst() {
      let node = SyntaxNode(tree: tree, index: RecordIndex(index))
      let edited = SyntaxTree.parse(tree.bytes.edited(by: [MemberEdits.removal(of: node)]))
      #expect(edited.errors == [], "without record \(index)")
    }
  }

  @Test(arguments: SampleDocuments.all)
  func `adding an entry anywhere leaves valid JSON`(sample: String) {
    let tree = SyntaxTree.parse(Array(sample.utf8))
    for index in tree.records.indices {
      let node = SyntaxNode(tree: tree, index: RecordIndex(index))
      var edits: [TextEdit] = []
      if let object = node.object {
        edits = object.members.map { MemberEdits.insertion(of: "new", json: "{}", into: object, after: $0) }
        edits.append(MemberEdits.insertion(of: "new", json: "{}", into: object))
      } else if let array = node.array {
        edits = array.elements.map { MemberEdits.insertion(of: "{}", into: array, after: $0) }
        edits.append(MemberEdits.insertion(of: "{}", into: array))
      }
      for edit in edits {
        let edited = SyntaxTree.parse(tree.bytes.edited(by: [edit]))
        #expect(edited.errors == [], "in record \(index)")
        #expect(edited.records.count > tree.records.count)
      }
    }
  }

  /// Returns the value that a pointer points to.
  private func node(_ pointer: String, in tree: SyntaxTree) throws -> SyntaxNode {
    let pointer = try #require(JSONPointer(pointer))
    return try #require(tree.node(at: pointer))
  }

  private func checkEdit(
    _ text: String, _ expected: String, _ edit: (SyntaxTree) throws -> TextEdit,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = Array(text.utf8)
    let edited = bytes.edited(by: [try edit(SyntaxTree.parse(bytes))])
    #expect(String(decoding: edited, as: UTF8.self) == expected, sourceLocation: sourceLocation)
  }
}

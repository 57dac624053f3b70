import CladsAnalysis
import JSONSyntax
import SourceText
import TestSupport
import Testing

private func file(_ text: String, after previous: ParsedFile? = nil) -> ParsedFile {
  let source = SourceFile(uri: FileURI(path: "/App/A.swift"), version: nil, bytes: Array(text.utf8))
  return ParsedFile(source, after: previous)
}

private let screen = #"{ "id": "home", "root": { "children": [] } }"#

@Suite struct SwiftLiteralTests {
  @Test func `multi-line and raw literals with the keys of a screen are documents`() {
    let swift = """
      enum Screens {
        static let first = \"\"\"
          { "id": "one", "root": {} }
          \"\"\"
        static var second: String { #\"\"\"
          { "root": {}, "id": "two" }
          \"\"\"# }
        static func third(_ name: String) -> String {
          ##\"\"\"
          { "id": "three", "root": { "children": [ \\##(name) ] } }
          \"\"\"##
        }
        let list = [#"{ "id": "four", "root": {} }"#]
        #if DEBUG
        let debug = \"\"\"
          { "id": "five", "root": {}
          \"\"\"
        #endif
      }
      """
    let documents = file(swift).embedded
    #expect(documents.map(\.id) == ["one", "two", "three", "four", "five"])
    #expect(documents.map(\.owner) == ["first", "second", "third", "list", "debug"])
  }

  @Test func `what is no such literal is no document`() {
    let swift = """
      // let a = \"\"\"
      //   { "id": "a", "root": {} }
      //   \"\"\"
      /* #"{ "id": "b", "root": {} }"# */
      let a = "{ \\"id\\": \\"c\\", \\"root\\": {} }"
      let b = \"\"\"
        { "id": "d" }
        \"\"\"
      let c = \"\"\"
        The key "root", the key "id".
        \"\"\"
      let d = #/{ "id": "e", "root": {} }/#
      """
    #expect(file(swift).embedded.isEmpty)
  }

  @Test func `a comment makes a literal a document`() {
    let swift = """
      // clads
      let a = \"\"\"
        \"\"\"
      let b = /* clads */ #"{}"#
      let c = \"\"\"
        {}
        \"\"\"
      """
    #expect(file(swift).embedded.map(\.owner) == ["a", "b"])
  }

  @Test func `a literal that is a document stays one whatever is typed`() {
    var current = file("let a = 1\nlet b = #\"\"\"\n\(screen)\n\"\"\"#\nlet c = 2\n")
    func type(_ text: String) -> [String?] {
      current = file(text, after: current)
      return current.embedded.map(\.owner)
    }
    #expect(type("let a = 1\nlet b = #\"\"\"\n{ \"id\n\"\"\"#\nlet c = 2\n") == ["b"])
    #expect(type("let a = 1\nlet b = #\"\"\"\n\n\"\"\"#\nlet c = 2\n") == ["b"])
    #expect(type("let a = 12345\nlet b = #\"\"\"\n\n\"\"\"#\nlet c = 2\n") == ["b"])
    #expect(type("let a = 12345\nlet b = #\"\"\"\nnot JSON\n\"\"\"#\nlet c = 2\n") == ["b"])
    #expect(type("let a = 12345\nlet c = 2\n") == [])
  }

  @Test func `typing a document never disturbs what is around it`() {
    let (before, after) = ("let a = #\"\"\"\n", "\n\"\"\"#\nlet c = 2\n")
    var current: ParsedFile?
    var isDocument = false
    for count in 0...screen.count {
      let next = file(before + String(screen.prefix(count)) + after, after: current)
      if isDocument { #expect(next.embedded.count == 1) }
      isDocument = !next.embedded.isEmpty
      if let document = next.embedded.first {
        #expect(String(decoding: document.file.source.bytes, as: UTF8.self) == screen.prefix(count))
      }
      current = next
    }
    #expect(isDocument)
  }

  @Test func `a document that has not changed keeps its tree`() throws {
    let old = file("let a = 1\nlet b = #\"\"\"\n\(screen)\n\"\"\"#\n")
    let new = file("let a = 1 + 1\nlet b = #\"\"\"\n\(screen)\n\"\"\"#\n", after: old)
    let (first, second) = (try #require(old.embedded.first), try #require(new.embedded.first))
    #expect(first.file.tree.isIdentical(to: second.file.tree))
    #expect(first.range != second.range)
  }

  @Test func `a document is found by its id, or by its owner`() throws {
    let swift = file("let a = #\"\(screen)\"#\nlet b = #\"{ \"id\": \"b2\", \"root\": {} }\"#\n")
    #expect(try swift.index(ofDocumentNamed: "home") == 0)
    #expect(try swift.index(ofDocumentNamed: "b") == 1)
    #expect(
      throws: DocumentChoiceError(message: "no document is called `hom`; did you mean `home`?")
    ) { try swift.index(ofDocumentNamed: "hom") }
    #expect(throws: DocumentChoiceError(message: "there are 2 documents: `home` and `b2`")) {
      try swift.index(ofDocumentNamed: nil)
    }
  }

  @Test func `a test finds a document by its declaration, whatever the ids are`() throws {
    let swift = file(
      """
      let a = #"{ "id": "b", "root": {} }"#
      let b = #"{ "id": "b", "root": {} }"#
      func both() {
        show(#"{ "id": "one", "root": {} }"#)
        show(#"{ "id": "two", "root": {} }"#)
        show(#"{ "id": "two", "root": {} }"#)
      }

      """)
    try #require(swift.embedded.count == 5)
    let names = swift.embedded.indices.map { swift.declaration(ofDocument: $0) }
    #expect(names == ["a", "b", "one", nil, nil])
    for (index, name) in names.enumerated() {
      if let name { #expect(try swift.index(ofDocumentDeclaredBy: name) == index) }
    }
    #expect(throws: DocumentChoiceError(message: "3 documents are called `both`")) {
      try swift.index(ofDocumentDeclaredBy: "both")
    }
  }
}

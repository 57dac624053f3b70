import CladsCheck
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Returns the documents in a fixture, on which the published schema is tested as well.
private func cases(_ name: String) -> [String] {
  let tree = SyntaxTree.parse(Files.read(Executable.packageFolder + "/Tests/Fixtures/Schema/" + name))
  return (tree.root.array.map { Array($0.elements) } ?? []).map { element in
    String(decoding: tree.bytes[element.range.start.utf8..<element.range.end.utf8], as: UTF8.self)
  }
}

@Suite struct SchemaAgreementTests {
  @Test(arguments: cases("rejected-documents.json"))
  func `documents that the schema rejects are rejected`(text: String) {
    let found = check(Array(text.utf8))
    #expect(found.contains { $0.effect == .rejectsDocument }, "\(text)")
  }

  @Test(arguments: cases("accepted-documents.json"))
  func `documents that the schema accepts are not rejected`(text: String) {
    let found = check(Array(text.utf8))
    #expect(!found.contains { $0.effect == .rejectsDocument }, "\(found.map(\.message))")
  }

  @Test func `both fixtures have documents`() {
    #expect(cases("rejected-documents.json").count > 80)
    #expect(cases("accepted-documents.json").count > 8)
  }
}

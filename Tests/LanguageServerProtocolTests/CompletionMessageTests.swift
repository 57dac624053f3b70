import JSONSyntax
import LanguageServerProtocol
import Testing

@Suite struct CompletionMessageTests {
  /// Checks the JSON of a message.
  private func check(_ message: some JSONEncodable, _ expected: String) {
    #expect(String(decoding: message.jsonBytes, as: UTF8.self) == expected)
  }

  private let range = LSPRange(start: Position(line: 1, character: 2), end: Position(line: 1, character: 4))

  private func item(defaultRange: Bool = false) -> CompletionItem {
    CompletionItem(
      label: "card", kind: .reference, sortText: "0000", filterText: "\"card\"", isSnippet: false,
      edit: LSPTextEdit(range: range, newText: "\"card\""), hasDefaultRange: defaultRange)
  }

  @Test func `an item is written without its absent members`() {
    check(
      item(),
      #"{"label":"card","kind":18,"sortText":"0000","filterText":"\"card\"","textEdit":{"range":{"start":{"line":1,"character":2},"end":{"line":1,"character":4}},"newText":"\"card\""}}"#
    )
  }

  @Test func `a list can hold the default range of its items`() {
    check(
      CompletionList(items: [item(defaultRange: true)], isIncomplete: false, defaultRange: range),
      #"{"isIncomplete":false,"itemDefaults":{"editRange":{"start":{"line":1,"character":2},"end":{"line":1,"character":4}}},"items":[{"label":"card","kind":18,"sortText":"0000","filterText":"\"card\"","textEditText":"\"card\""}]}"#
    )
  }

  @Test func `a resolved item keeps the members that the client sent`() throws {
    let written = #"{"label":"a","documentation":"old","custom":[1]}"#
    let params = try UnresolvedCompletionItem(json: SyntaxTree.parse(Array(written.utf8)).root)
    check(
      ResolvedCompletionItem(original: params.original, documentation: MarkupContent(.plaintext, "new")),
      #"{"label":"a","custom":[1],"documentation":{"kind":"plaintext","value":"new"}}"#)
    check(ResolvedCompletionItem(original: params.original), written)
  }

  @Test func `an item that is not an object is rejected`() {
    #expect(throws: InvalidParams.self) {
      try UnresolvedCompletionItem(json: SyntaxTree.parse(Array("[]".utf8)).root)
    }
  }
}

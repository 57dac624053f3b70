import JSONSyntax
import LanguageServerProtocol
import SourceText
import Testing

@Suite struct NavigationMessageTests {
  private static let uri = FileURI(path: "/a.json")
  private static let range = LSPRange(
    start: Position(line: 0, character: 1), end: Position(line: 2, character: 3))
  private static let rangeText = #"{"start":{"line":0,"character":1},"end":{"line":2,"character":3}}"#

  @Test func `results are written as specified`() {
    let range = Self.range
    let text = Self.rangeText
    check(Definition.locations([]), "null")
    check(
      Definition.locations([Location(uri: Self.uri, range: range)]),
      #"[{"uri":"file:///a.json","range":\#(text)}]"#)
    check(
      Definition.links([LocationLink(targetUri: Self.uri, targetRange: range, targetSelectionRange: range)]),
      #"[{"targetUri":"file:///a.json","targetRange":\#(text),"targetSelectionRange":\#(text)}]"#)
    check(DocumentHighlight(range: range, kind: .write), #"{"range":\#(text),"kind":3}"#)
    check(PrepareRename(range: range, placeholder: "x"), #"{"range":\#(text),"placeholder":"x"}"#)
    check(DocumentLink(range: range, target: "http://x"), #"{"range":\#(text),"target":"http://x"}"#)
    check(
      FoldingRange(start: range.start, end: range.end, isWholeLines: true), #"{"startLine":0,"endLine":2}"#)
    check(
      FoldingRange(start: range.start, end: range.end, isWholeLines: false),
      #"{"startLine":0,"startCharacter":1,"endLine":2,"endCharacter":3}"#)
    check(
      CodeLens(range: range, command: Command(title: "t", command: "c", arguments: [LSPAny(1)])),
      #"{"range":\#(text),"command":{"title":"t","command":"c","arguments":[1]}}"#)
  }

  @Test func `symbols are written as specified`() {
    let leaf = DocumentSymbol(
      name: "b", detail: "d", kind: .class, range: Self.range, selectionRange: Self.range, children: [])
    let tree = DocumentSymbol(
      name: "a", detail: nil, kind: .namespace, range: Self.range, selectionRange: Self.range,
      children: [leaf])
    let ranges = #""range":\#(Self.rangeText),"selectionRange":\#(Self.rangeText)"#
    check(
      DocumentSymbols.nested([tree]),
      #"[{"name":"a","kind":3,\#(ranges),"children":[{"name":"b","detail":"d","kind":5,\#(ranges)}]}]"#)
    check(
      SymbolInformation(name: "a", kind: .function, uri: Self.uri, range: Self.range, containerName: "c"),
      #"{"name":"a","kind":12,"location":{"uri":"file:///a.json","range":\#(Self.rangeText)},"containerName":"c"}"#
    )
  }

  @Test func `tokens are written as specified`() {
    check(SemanticTokens(resultId: "r", data: [0, 1, 2, 3, 4]), #"{"resultId":"r","data":[0,1,2,3,4]}"#)
    check(SemanticTokens(resultId: nil, data: []), #"{"data":[]}"#)
    check(
      SemanticTokensChange.edits(resultId: "r", [SemanticTokensEdit(start: 1, deleteCount: 2, data: [9])]),
      #"{"resultId":"r","edits":[{"start":1,"deleteCount":2,"data":[9]}]}"#)
  }

  @Test func `hierarchies are written as specified`() throws {
    let item = HierarchyItem(
      name: "a", detail: nil, kind: .class, uri: Self.uri, range: Self.range, selectionRange: Self.range)
    let text =
      #"{"name":"a","kind":5,"uri":"file:///a.json","range":\#(Self.rangeText),"selectionRange":\#(Self.rangeText)}"#
    check(
      IncomingCall(from: item, fromRanges: [Self.range]),
      #"{"from":\#(text),"fromRanges":[\#(Self.rangeText)]}"#)
    check(OutgoingCall(to: item, fromRanges: []), #"{"to":\#(text),"fromRanges":[]}"#)
    let params = try HierarchyItemParams(json: node(#"{"item":\#(text)}"#))
    #expect(params.item == item)
  }

  @Test func `parameters are read as specified`() throws {
    let document = #""textDocument":{"uri":"file:///a.json"}"#
    let references = try ReferenceParams(
      json: node(#"{\#(document),"position":{"line":1,"character":2},"context":{"includeDeclaration":true}}"#)
    )
    #expect(references.includeDeclaration)
    #expect(references.position == Position(line: 1, character: 2))
    let selection = try SelectionRangeParams(
      json: node(#"{\#(document),"positions":[{"line":1,"character":2},{"line":3,"character":4}]}"#))
    #expect(selection.positions.map(\.line) == [1, 3])
    let color = try ColorPresentationParams(
      json: node(
        #"{\#(document),"color":{"red":2,"green":0.5,"blue":-1,"alpha":1},"range":\#(Self.rangeText)}"#))
    #expect(color.color == LSPColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(try WorkspaceSymbolParams(json: node(#"{"query":"q"}"#)).query == "q")
    #expect(throws: InvalidParams.self) { try RenameParams(json: node("{\(document)}")) }
  }

  private func check(_ value: some JSONEncodable, _ expected: String) {
    #expect(String(decoding: value.jsonBytes, as: UTF8.self) == expected)
  }

  private func node(_ text: String) -> SyntaxNode { SyntaxTree.parse(Array(text.utf8)).root }
}

import CladsLanguageService
import LanguageServerProtocol
import SourceText
import Testing

@Suite struct WorkspaceSymbolTests {
  @Test(arguments: [
    ("price", ["price", "priceLabel", "old.price"]), ("pl", ["priceLabel"]), ("PRICEL", ["priceLabel"]),
    ("op", ["old.price"]), ("zz", []), ("card", ["card"]),
  ])
  func `names match by characters in order`(_ query: String, _ expected: [String]) async {
    #expect(await check(query).map(\.name) == expected)
  }

  @Test func `the location of a symbol is in the client's encoding`() async {
    let found = await check("old.price")
    #expect(
      found.first?.range == LSPRange(start: .init(line: 1, character: 13), end: .init(line: 1, character: 22))
    )
    #expect(found.first?.containerName == "shop")
    #expect(found.first?.uri == MemoryWorkspace.uri("a.clads.json"))
  }

  @Test func `an empty query matches everything, up to a limit`() async {
    let styles = (0..<1_000).map { #""s\#($0)":{}"# }.joined(separator: ",")
    let workspace = MemoryWorkspace(document: #"{"styles":{\#(styles)}}"#)
    let found = WorkspaceSymbolSearch.find("", in: await workspace.indexes(), encoding: .utf16)
    #expect(found.count == WorkspaceSymbolSearch.maximumCount)
  }

  private func check(_ query: String) async -> [SymbolInformation] {
    let workspace = MemoryWorkspace([
      "a.clads.json": """
      {"id":"shop","styles":{"price":{},"priceLabel":{},
       "😀é": {}, "old.price":{}},
       "root":{"children":[{"type":"card","styleId":"price"}]}}
      """,
      "clads.json": #"{"components":{"card":{}}}"#,
    ])
    return WorkspaceSymbolSearch.find(query, in: await workspace.indexes(), encoding: .utf16)
  }
}

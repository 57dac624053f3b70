import CladsAnalysis
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct TokenFileTests {
  private static let file = "Design/app.tokens.json"
  private static let uri = MemoryWorkspace.uri(file)
  private static let tokens = MarkedText(
    ##"""
    { "$type": "color", "palette": { "$description": "é" },
      "text": { "«title»": { "$value": "#112233", "$description": "The one heading." } } }
    """##)

  @Test(arguments: ["Design/app.tokens.json", "Design/*.tokens.json", "./Design/app.tokens.json"])
  func `a token leads to its file`(entry: String) async throws {
    let found = try #require(await check(entry: entry))
    #expect(found.targets.map(\.document.uri) == [Self.uri])
    #expect(Self.tokens.marking(found.targets.map(\.selection)) == Self.tokens.marking(Self.tokens.ranges))
  }

  @Test func `a changed token file is read again`() async throws {
    let found = try #require(await check(text: #"{ "new": 1, "text": { "title": "#))
    let target = try #require(found.targets.first)
    #expect(target.document.file.source.text(in: target.selection) == "title")
  }

  @Test func `a removed token leads to the start of its file`() async throws {
    let found = try #require(await check(text: "[]"))
    #expect(found.targets.map(\.selection) == [TextRange(utf8: 0, 0)])
  }

  @Test func `references include the declaration in the token file`() async throws {
    let (workspace, cursor) = workspace()
    let document = try #require(workspace.context()?.document)
    for includesDeclaration in [true, false] {
      let found = await document.references(
        at: cursor, in: workspace, includingDeclaration: includesDeclaration, encoding: .utf16)
      #expect(found.contains { $0.uri == Self.uri } == includesDeclaration)
      #expect(found.contains { $0.uri == document.uri })
    }
  }

  @Test func `a hover shows the token and its file`() async throws {
    let (workspace, cursor) = workspace()
    let document = try #require(workspace.context()?.document)
    let text = try #require(await document.hover(at: cursor)?.text(.markdown))
    #expect(text.contains("**@text.title**, token of `s`"))
    #expect(text.contains("The one heading."))
    #expect(text.contains(##"- `textColor`: `"#112233"`"##))
    #expect(text.contains("](file:///app/Design/app.tokens.json#L"))
    #expect(text.hasSuffix(" of `Design/app.tokens.json`."))
  }

  @Test func `an unknown token is reported with the closest name`() async throws {
    let (workspace, _) = workspace(name: "text.tit$0el")
    let document = try #require(workspace.context()?.document)
    let found = await document.diagnostics().filter { $0.id == "design-token-unknown" }
    #expect(found.count == 1)
    #expect(found.first?.help?.contains("@text.title") == true)
  }

  private func check(
    entry: String = "Design/app.tokens.json", text: String? = nil
  ) async -> (origin: TextRange, targets: [NameTarget])? {
    var (workspace, cursor) = workspace(entry: entry)
    if let text { workspace.change(Self.file, to: text) }
    guard let document = workspace.context()?.document else { return nil }
    return await document.definitions(at: cursor, in: workspace)
  }

  private func workspace(
    entry: String = "Design/app.tokens.json", name: String = "text.tit$0le"
  ) -> (MemoryWorkspace, TextOffset) {
    let text = MarkedText(
      #"{"id":"a","designSystem":"s","root":{"children":[{"type":"label","text":"Hi","styleId":"@\#(name)"}]}}"#
    )
    let workspace = MemoryWorkspace([
      "a.clads.json": text.text, Self.file: Self.tokens.text,
      "clads.json": #"{"designSystems":{"s":{"tokens":["\#(entry)"]}}}"#,
    ])
    return (workspace, text.cursor ?? TextOffset(utf8: 0))
  }
}

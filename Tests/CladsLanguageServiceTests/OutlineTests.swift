import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct OutlineTests {
  @Test func `sections and declarations are nested in source order`() async {
    let outline = await check(
      #"""
      {"id":"x","root":{"children":[{"type":"vstack","children":[{"type":"label","id":"title"},
        {"type":"button","text":"Go","actions":{}}]},{"type":"forEach","items":"l","template":{"type":"card"}},
        {"type":"sectionLayout","sections":[{"layout":{"type":"list"},"children":[{"type":"spacer"}]}]}]},
       "state":{"n":1,"o":{"p":[true]}},"styles":{"a":{"inherits":"b"}},
       "actions":{"go":{"type":"sequence","steps":[{"type":"dismiss"}]}},"dataSources":{"d":{"type":"static"}}}
      """#)
    #expect(
      outline == """
        root module
          vstack object
            title (label) field
            Go (button) event
          forEach (l) array
            card interface
          sectionLayout array
            list struct
              spacer null
        state namespace
          n (1) number
          o object
            p array
              0 (true) boolean
        styles namespace
          a (: b) class
        actions namespace
          go (sequence) function
            dismiss function
        dataSources namespace
          d (static) field
        """)
  }

  @Test func `a project file has an outline`() async {
    let workspace = MemoryWorkspace(
      document: "{}", project: #"{"components":{"card":{}},"target":"spec"}"#)
    let snapshot = workspace.snapshots[MemoryWorkspace.uri("clads.json")]
    let entries = if let snapshot { await snapshot.symbols() } else { [OutlineEntry]() }
    #expect(entries.map(\.name) == ["components", "card", "target"])
  }

  @Test func `the outline of a deep document is bounded`() async throws {
    let depth = 400
    let text =
      #"{"id":"x","root":{"children":["# + String(repeating: #"{"type":"vstack","children":["#, count: depth)
      + String(repeating: "]}", count: depth) + "]}}"
    let document = DocumentSnapshot.alone(text)
    let entries = await document.symbols()
    #expect(entries.map(\.depth).max() == Outline.maximumDepth - 1)
  }

  @Test func `clients without nested symbols get a flat list`() async throws {
    let context = try #require(MemoryWorkspace(document: #"{"styles":{"a":{}}}"#).context())
    let result = try await DocumentSymbolFeature.respond(to: .about(context.document.uri), in: context)
    guard case .flat(let symbols) = result else {
      Issue.record("nested")
      return
    }
    #expect(symbols.map(\.name) == ["styles", "a"])
    #expect(symbols.map(\.containerName) == [nil, "styles"])
  }

  private func check(_ text: String) async -> String {
    await DocumentSnapshot.alone(text).symbols().map { entry in
      String(repeating: "  ", count: entry.depth) + entry.name + (entry.detail.map { " (\($0))" } ?? "")
        + " \(entry.kind)"
    }.joined(separator: "\n")
  }
}

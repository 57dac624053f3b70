import CladsDocument
import CladsProject
import Testing

@Suite struct SourcesTests {
  private static let app = """
    /// A row of stars.
    struct Stars: CustomComponent {
      static let typeName = "starRating"
      static func makeView(context: CustomComponentContext) -> AnyView {
        AnyView(Text(context.resolveString(forKey: "title") ?? ""))
      }
    }
    struct Styles: DesignSystemProvider {
      static let identifier = "shop"
      func resolveStyle(_ reference: String) -> IR.Style? {
        switch reference {
        case "text.title": return title
        default: return nil
        }
      }
    }
    let actions: [String: ActionClosure] = ["track": { params, _ in send(params.string("event")) }]
    """

  private func read(
    _ project: String, _ texts: [String: String] = ["App/App.swift": app], after earlier: Project? = nil
  ) -> Project {
    Project.read(
      Array(project.utf8), path: "clads.json", files: MemoryFiles(texts: texts), after: earlier)
  }

  private static let sources = #"{ "sources": ["App/**/*.swift"] }"#

  @Test func `what the source registers is in the vocabulary`() throws {
    let project = read(Self.sources)
    #expect(project.findings.isEmpty)
    let stars = try #require(project.vocabulary.entry(named: "starRating", in: .node))
    #expect(stars.documentation == "A row of stars.")
    let action = try #require(project.vocabulary.entry(named: "track", in: .action))
    let rows = try #require(action.action).shape.rows
    #expect(rows.map(\.name) == ["event"])
    #expect(project.vocabulary.closed == [.node, .action])
    #expect(project.designSystems["shop"]?.isClosed == true)
    #expect(project.designSystems["shop"]?.token(named: "text.title")?.declaration?.line == 11)
    #expect(project.companions == ["App/App.swift"])
  }

  @Test func `an entry of the project file wins and may add to what was found`() throws {
    let project = read(
      #"""
      { "sources": ["App/*.swift"],
        "components": { "starRating": { "data": { "mean": { "type": "number" } } } },
        "actions": { "track": { "description": "Sends.", "parameters": { "event": { "type": "any" } } } },
        "designSystems": { "shop": { "styles": { "text.body": { "fontSize": 12 } } } } }
      """#)
    let stars = try #require(project.vocabulary.entry(named: "starRating", in: .node))
    #expect(stars.documentation == "A row of stars.")
    #expect(stars.node?.dataRows?.map(\.name) == ["mean", "title"])
    #expect(project.vocabulary.entry(named: "track", in: .action)?.documentation == "Sends.")
    #expect(project.designSystems["shop"]?.tokens.map(\.name) == ["text.body", "text.title"])
  }

  @Test func `only a changed file is read again`() {
    let texts = ["App/App.swift": Self.app, "App/Other.swift": "struct Other {}"]
    let first = read(Self.sources, texts)
    #expect(first.sources?.newFileCount == 2)
    let same = read(Self.sources, texts, after: first)
    #expect(same.sources?.newFileCount == 0)
    #expect(same.sources?.scan == first.sources?.scan)
    let changed = read(
      Self.sources,
      texts.merging(["App/Other.swift": "registry.registerAction(\"undo\") { _, _ in }"]) { $1 }, after: same)
    #expect(changed.sources?.newFileCount == 1)
    #expect(changed.vocabulary.entry(named: "undo", in: .action) != nil)
    let removed = read(Self.sources, ["App/App.swift": Self.app], after: changed)
    #expect(removed.vocabulary.entry(named: "undo", in: .action) == nil)
  }

  @Test(arguments: ["Ap/**/*.swift", "App.swift", "../App/*.swift"])
  func `a glob that selects nothing is a finding and leaves the names open`(glob: String) {
    let project = read("{ \"sources\": [\"App/*.swift\", \"\(glob)\"] }")
    #expect(project.findings.count == 1)
    #expect(project.vocabulary.closed.isEmpty)
    #expect(project.vocabulary.entry(named: "starRating", in: .node) != nil)
  }

  @Test func `a name that the source does not show leaves the names open`() {
    let project = read(
      Self.sources, ["App/A.swift": Self.app, "App/B.swift": "registry.registerAction(name) { _, _ in }"])
    #expect(project.vocabulary.closed == [.node])
  }

  @Test func `a guess is known, but no suggestion`() throws {
    let project = read(
      Self.sources,
      ["App/A.swift": Self.app + "func f(action: String) { switch action { case \"undo\": g() } }"])
    #expect(try #require(project.vocabulary.entry(named: "undo", in: .action)).isGuess)
    #expect(!project.vocabulary.names(in: .action).contains("undo"))
  }
}

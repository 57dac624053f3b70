import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Names that the app's Swift source registers, in the editor.
@Suite struct SourceFeatureTests {
  private static let app = """
    /// A row of stars.
    struct Stars: CustomComponent {
      static let typeName = "starRating"
    }
    /// Sends an event.
    struct Track: ActionHandler { static let actionType = "track" }
    struct Styles: DesignSystemProvider {
      static let identifier = "shop"
      func resolveStyle(_ reference: String) -> IR.Style? {
        switch reference { 
        /// The heading.
        case "text.title": return title
        default: return nil }
      }
    }
    func run(action: String) { switch action { case "undoAll": undo(); default: break } }
    """
  private static let files = ["clads.json": #"{ "sources": ["App/*.swift"] }"#, "App/App.swift": app]

  private static let cursors = [
    (#"{ "type": "star$0Rating" }"#, "starRating", "A row of stars."),
    (
      #"{ "type": "button", "text": "", "actions": { "onTap": { "type": "tra$0ck" } } }"#,
      "track", "Sends an"
    ),
    (#"{ "type": "label", "text": "", "styleId": "@text.ti$0tle" }"#, "text.title", "The heading."),
  ]

  private func stage(_ node: String, project: String? = nil) throws -> FeatureStage {
    var files = Self.files
    if let project { files["clads.json"] = project }
    return try FeatureStage("{ \"id\": \"a\", \"root\": { \"children\": [ \(node) ] } }", files: files)
  }

  @Test(arguments: cursors)
  func `a name leads to the line of Swift, and its hover shows the comment`(
    node: String, name: String, comment: String
  ) async throws {
    let stage = try stage(node)
    let cursor = try #require(stage.text.cursor)
    let found = try #require(await stage.context.document.definitions(at: cursor, in: stage.workspace))
    let target = try #require(found.targets.first)
    #expect(target.document.uri == MemoryWorkspace.uri("App/App.swift"))
    #expect(target.document.file.source.text(in: target.selection) == name)
    let hover = try await stage.hover()
    #expect(hover.contains(comment))
    #expect(hover.contains("](file:///app/App/App.swift#L"))
  }

  @Test func `an entry of the project file leads on to the source`() async throws {
    let project = MarkedText(
      #"{ "sources": ["App/*.swift"], "components": { "star$0Rating": { "description": "Stars." } } }"#)
    var files = Self.files
    files["clads.json"] = project.text
    files["a.clads.json"] = #"{ "id": "a", "root": { "children": [ { "type": "starRating" } ] } }"#
    let workspace = MemoryWorkspace(files)
    let document = try #require(workspace.context("clads.json")?.document)
    let cursor = try #require(project.cursor)
    let found = try #require(await document.definitions(at: cursor, in: workspace))
    #expect(found.targets.map(\.document.uri) == [MemoryWorkspace.uri("App/App.swift")])
    let references = await document.references(
      at: cursor, in: workspace, includingDeclaration: false, encoding: .utf8)
    #expect(references.map(\.uri) == [MemoryWorkspace.uri("a.clads.json")])
  }

  @Test func `a document leads to the entry of the project file and to the source`() async throws {
    let stage = try stage(
      #"{ "type": "star$0Rating" }"#,
      project: #"{ "sources": ["App/*.swift"], "components": { "starRating": {} } }"#)
    let cursor = try #require(stage.text.cursor)
    let found = try #require(await stage.context.document.definitions(at: cursor, in: stage.workspace))
    #expect(
      found.targets.map(\.document.uri)
        == [MemoryWorkspace.uri("clads.json"), MemoryWorkspace.uri("App/App.swift")])
  }

  @Test(arguments: [
    #"{ "sources": ["App/*.swift"], "components": { "star$0Rating": {} } }"#,
    #"{ "sources": ["App/*.swift"], "actions": { "tra$0ck": {} } }"#,
    #"{ "sources": ["App/*.swift"], "designSystems": { "shop": { "styles": { "text.ti$0tle": {} } } } }"#,
  ])
  func `the hover of an entry of the project file says where the source registers it`(marked: String)
    async throws
  {
    let project = MarkedText(marked)
    var files = Self.files
    files["clads.json"] = project.text
    let document = try #require(MemoryWorkspace(files).context("clads.json")?.document)
    let cursor = try #require(project.cursor)
    let hover = try #require(await document.hover(at: cursor))
    #expect(hover.text(.markdown).contains("Registered on [line"))
    #expect(hover.text(.markdown).contains("of `App/App.swift`"))
  }
}

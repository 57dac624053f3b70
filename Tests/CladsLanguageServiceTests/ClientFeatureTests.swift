import CladsCheck
import CladsLanguageService
import Diagnostics
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// What editors show of the versions of an app that are in use.
@Suite struct ClientFeatureTests {
  private static let project = #"""
    { "components": { "chart": {}, "banner": {} }, "destinations": ["cart", "map"],
      "designSystems": { "shop": { "styles": { "new": { "fontSize": 9 }, "old": { "fontSize": 8 } } } },
      "clients": [ { "name": "4.0" }, { "name": "4.1",
        "adds": { "components": ["chart"], "destinations": ["map"], "tokens": ["new"] },
        "removes": { "components": ["banner"] } } ] }
    """#

  private func stage(_ nodes: String) throws -> FeatureStage {
    try FeatureStage(FeatureStage.screen(nodes), files: ["clads.json": Self.project])
  }

  @Test(arguments: [
    (#"{ "type": "ch$0art" }"#, "In 4.1 and later."), (#"{ "type": "ban$0ner" }"#, "In 4.0 and earlier."),
    (#"{ "type": "label", "text": "a", "styleId": "@n$0ew" }"#, "In 4.1 and later."),
    (
      #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "navigate", "destination": "m$0ap" } } }"#,
      "In 4.1 and later."
    ),
  ])
  func `hover says which versions have a name`(node: String, sentence: String) async throws {
    #expect(try await stage(node).hover().contains(sentence))
  }

  @Test func `hover says nothing about versions where all have the name`() async throws {
    #expect(try await !stage(#"{ "type": "la$0bel", "text": "a" }"#).hover().contains("In 4"))
    #expect(
      try await !stage(#"{ "type": "label", "text": "a", "styleId": "@o$0ld" }"#).hover().contains("In 4"))
  }

  @Test func `completion marks what not all versions have`() async throws {
    let stage = try stage(#"{ "type": "$0" }"#)
    let cursor = try #require(stage.text.cursor)
    let items = await stage.context.document.completions(at: cursor).items
    func detail(_ label: String) -> String? { items.first { $0.label.contains(label) }?.detail }
    #expect(detail("chart") == "in 4.1 and later")
    #expect(detail("banner") == "in 4.0 and earlier")
    #expect(detail("divider") == nil)
  }

  private func lenses(_ nodes: String) async throws -> [String] {
    var settings = Settings()
    settings.referenceLenses = true
    let workspace = MemoryWorkspace(
      document: FeatureStage.screen(nodes), project: Self.project)
    let context = try #require(workspace.context(settings: settings))
    return try await CodeLensFeature.respond(to: .about(context.document.uri), in: context)
      .map(\.command.title)
  }

  @Test func `a lens shows which versions may get the screen`() async throws {
    #expect(try await lenses(#"{ "type": "label", "text": "a" }"#) == ["for every client"])
    #expect(try await lenses(#"{ "type": "chart" }"#) == ["for 4.1 and later"])
    #expect(try await lenses(#"{ "type": "banner" }"#) == ["for only 4.0"])
    #expect(
      try await lenses(#"{ "type": "label", "text": "a", "$comment": "clads: from 4.1" }"#) == [
        "for 4.1 and later"
      ])
  }

  @Test(arguments: [
    ("cha$0rt", "Say that the document is for clients from 4.1", #""$comment": "clads: from 4.1""#),
    ("ban$0ner", "Say that the document is for clients until 4.0", #""$comment": "clads: until 4.0""#),
  ])
  func `a fix says for which versions the document is`(kind: String, title: String, comment: String)
    async throws
  {
    let stage = try stage(#"{ "type": "\#(kind)" }"#)
    let cursor = try #require(stage.text.cursor)
    let actions = await stage.context.document.codeActions(in: TextRange(cursor, cursor))
    let action = try #require(actions.first { $0.title == title })
    let fixed = stage.text.bytes.edited(by: action.edits)
    #expect(String(decoding: fixed, as: UTF8.self).contains(comment))
    let found = stage.context.document.context.diagnostics(
      of: SourceFile(uri: stage.context.document.uri, version: nil, bytes: fixed))
    #expect(found.allSatisfy { $0.clients.isEmpty })
  }

  @Test func `a document with another comment has no such fix`() async throws {
    let screen = FeatureStage.screen(#"{ "type": "ch$0art" }"#, more: #""$comment": "for the shop","#)
    let stage = try FeatureStage(screen, files: ["clads.json": Self.project])
    let cursor = try #require(stage.text.cursor)
    let actions = await stage.context.document.codeActions(in: TextRange(cursor, cursor))
    #expect(!actions.contains { $0.title.hasPrefix("Say that") })
  }
}

import CladsAnalysis
import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// The quick fix that describes names of the app in clads.json.
@Suite struct DescribeInProjectTests {
  /// Returns clads.json after each offered description, by title.
  private func descriptions(_ marked: String, files: [String: String]) async throws -> [String: String] {
    let stage = try FeatureStage(
      marked, files: files, client: ClientCapabilities())
    let range = stage.context.positions.range(
      TextRange(try #require(stage.text.cursor), try #require(stage.text.cursor)))
    let actions = try await CodeActionFeature.respond(
      to: .about(stage.uri) { json in
        json.member("range", range)
        json.member(
          "context",
          object: { json in
            json.name("diagnostics")
            json.array { _ in }
          })
      }, in: stage.context)
    var texts: [String: String] = [:]
    for action in actions where action.title.hasSuffix(" in clads.json") {
      let change = try #require(action.edit.documentChanges.first)
      let project = try #require(stage.workspace.snapshots[change.uri])
      let positions = PositionMapper(project.file.source, encoding: .utf16)
      let edits = change.edits.map { TextEdit(range: positions.range($0.range), newText: $0.newText) }
      texts[action.title] = String(
        decoding: project.file.source.edited(by: edits, version: nil).bytes, as: UTF8.self)
    }
    return texts
  }

  @Test func `a component is described by its uses in all documents`() async throws {
    let texts = try await descriptions(
      #"""
      { "id": "a", "root": { "children": [
        { "type": "weather$0Card", "unit": "c", "data": { "temperature": { "type": "static", "value": "7" } } }
      ] } }
      """#,
      files: [
        "clads.json": #"{ "destinations": ["é"] }"#,
        "b.clads.json": #"""
        { "id": "b", "root": { "children": [
          { "type": "weatherCard", "days": 3, "actions": { "onTap": "go" } }, { "type": "otherCard" }
        ] } }
        """#,
      ])
    #expect(
      texts == [
        "Describe `weatherCard` in clads.json":
          #"{ "destinations": ["é"], "components": { "weatherCard": { "description": "Used 2 times.", "data": { "temperature": { "type": "any" } }, "properties": { "days": { "type": "integer" }, "unit": { "type": "string" } }, "events": ["onTap"] } } }"#
      ])
  }

  @Test func `an action is added to the others`() async throws {
    let texts = try await descriptions(
      #"{ "id": "a", "actions": { "go": { "type": "submit$0Order", "orderId": "1" } }, "root": { "children": [] } }"#,
      files: ["clads.json": #"{ "actions": { "playAudio": {} } }"#])
    #expect(
      texts == [
        "Describe `submitOrder` in clads.json":
          #"{ "actions": { "playAudio": {}, "submitOrder": { "description": "Used once.", "parameters": { "orderId": { "type": "string" } } } } }"#
      ])
  }

  @Test(arguments: [
    (#"{ "id": "a", "root": { "children": [ { "type": "but$0on", "text": "Go" } ] } }"#, "{}"),
    (#"{ "id": "a", "root": { "children": [ { "type": "weather$0Card" } ] } }"#, "{ broken"),
    (#"{ "id": "a", "root": { "children": [ { "type": "la$0bel", "text": "Go" } ] } }"#, "{}"),
  ])
  func `no misspelling is made legal, and no broken file is edited`(text: String, project: String)
    async throws
  {
    #expect(try await descriptions(text, files: ["clads.json": project]).isEmpty)
  }

  @Test(arguments: [
    ("${user.name}", "", "user.name", "any"), ("${user.name ? 'a' : 'b'}", "", "user.name", "boolean"),
    ("${stock - 1}", "", "stock", "number"), ("${stock - 1} ${stock ? 'a' : 'b'}", "", "stock", "any"),
    ("${cart.items[0].title}", "", "cart.items", "array"),
    (
      "${cart.items}", #", { "type": "forEach", "items": "cart.items", "template": { "type": "spacer" } }"#,
      "cart.items", "array"
    ),
  ])
  func `undeclared state is declared as host state with the type of its uses`(
    text: String, more: String, path: String, type: String
  ) async throws {
    let node = #"{ "type": "label", "text": "\#(text)" }"#.replacing("${", with: "${$0", maxReplacements: 1)
    let texts = try await descriptions(
      "{ \"id\": \"a\", \"root\": { \"children\": [ \(node)\(more) ] } }",
      files: ["clads.json": #"{ "hostState": { "other": "any" } }"#])
    #expect(
      texts["Declare `\(path)` as host state in clads.json"]
        == #"{ "hostState": { "other": "any", "\#(path)": "\#(type)" } }"#)
  }

  @Test func `an undeclared action is declared as a host action, a destination in their list`() async throws {
    let action = #"{ "id": "a", "root": { "actions": { "onAppear": "open$0Profile" }, "children": [] } }"#
    #expect(
      try await descriptions(action, files: ["clads.json": "{}"])
        == ["Declare `openProfile` as a host action in clads.json": #"{ "hostActions": ["openProfile"] }"#])
    let destination =
      #"{ "id": "a", "actions": { "go": { "type": "navigate", "destination": "prof$0ile" } }, "root": { "children": [] } }"#
    #expect(
      try await descriptions(destination, files: ["clads.json": #"{ "destinations": ["cart"] }"#])
        == ["Declare `profile` as a destination in clads.json": #"{ "destinations": ["cart", "profile"] }"#])
  }

  @Test func `misspelled host names are not declared`() async throws {
    let project = #"{ "hostState": { "session.user": "object" }, "hostActions": ["openProfile"] }"#
    for document in [
      #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "${session.us$0r.name}" } ] } }"#,
      #"{ "id": "a", "root": { "actions": { "onAppear": "open$0Profil" }, "children": [] } }"#,
    ] {
      #expect(try await descriptions(document, files: ["clads.json": project]).isEmpty)
    }
  }
}

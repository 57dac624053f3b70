import CladsAnalysis
import CladsLanguageService
import CladsProject
import Diagnostics
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Names from the side of samples and token files.
@Suite struct CompanionNameTests {
  /// Every mention of one name is marked in every file; the mentions are the same from each of them.
  private static let projects: [[String: String]] = [
    [
      "clads.json": "{}",
      "cart.clads.json": """
      { "id": "cart", "state": { "user": { "«name»": "" }, "name": 1 }, "root": { "children": [
        { "type": "label", "text": "${user.«name»} ${name}" }, { "type": "textfield", "bind": "user.«name»" } ] } }
      """,
      "cart.sample.json": #"{ "user": { "«name»": "Ann" }, "name": 2 }"#,
      "cart.long.sample.json": #"{ "user": { "«name»": "Ada" }, "$responses": { "user": { "name": 1 } } }"#,
      "other.clads.json": """
      { "id": "other", "state": { "user": { "name": "" } }, "root": { "children": [
        { "type": "label", "text": "${user.name}" } ] } }
      """,
      "other.sample.json": #"{ "user": { "name": "Bob" } }"#,
    ],
    [
      "clads.json": "{}",
      "cart.clads.json": """
      { "id": "cart", "state": { "items": [ { "«title»": "a", "title2": 1 }, { "«title»": "b" } ], "title": 1 },
        "root": { "children": [
          { "type": "forEach", "items": "items", "template": { "type": "label", "text": "${item.«title»}" } },
          { "type": "forEach", "items": "items", "itemVariable": "row",
            "template": { "type": "label", "text": "${row.«title»} ${item.title}" } },
          { "type": "label", "text": "${items[1].«title»} ${title}" } ] } }
      """,
      "cart.sample.json": #"{ "items": [ { "«title»": "c" }, {}, { "«title»": "d" } ], "title": 2 }"#,
    ],
    [
      "clads.json": #"{ "designSystems": { "shop": { "tokens": ["a.tokens.json", "b.tokens.json"] } } }"#,
      "a.tokens.json":
        ##"{ "text": { "$type": "color", "«title»": { "$value": "#112233" }, "body": { "$value": "{text.«title»}" } } }"##,
      "b.tokens.json":
        ##"{ "back": { "$type": "color", "title": { "$value": "{text.«title»}" }, "x": { "$ref": "#/text/«title»/$value" } } }"##,
      "cart.clads.json": """
      { "id": "cart", "designSystem": "shop", "root": { "children": [
        { "type": "label", "text": "a", "styleId": "@«text.title»" },
        { "type": "label", "text": "a", "styleId": "@text.body" } ] } }
      """,
    ],
    [
      "clads.json":
        #"{ "hostState": { "session": { "type": "object", "properties": { "«name»": { "type": "string" } } } } }"#,
      "cart.clads.json":
        #"{ "id": "cart", "root": { "children": [ { "type": "label", "text": "${session.«name»}" } ] } }"#,
      "cart.sample.json": #"{ "session": { "«name»": "Ann" }, "name": 1 }"#,
      "other.clads.json":
        #"{ "id": "other", "root": { "children": [ { "type": "label", "text": "${session.«name»} ${name}" } ] } }"#,
      "other.sample.json": #"{ "session": { "«name»": "Bob" } }"#,
    ],
    [
      "clads.json": #"{ "hostState": { "session": "object" } }"#,
      "cart.clads.json":
        #"{ "id": "cart", "root": { "children": [ { "type": "label", "text": "${session.«name»}" } ] } }"#,
      "other.clads.json":
        #"{ "id": "other", "root": { "children": [ { "type": "label", "text": "${session.«name»} ${session.age}" } ] } }"#,
      "other.sample.json": #"{ "session": { "«name»": "Bob" } }"#,
    ],
  ]

  private struct Stage {
    let texts: [String: MarkedText]
    let workspace: MemoryWorkspace
    /// Every mention, by file.
    var mentions: [(file: String, range: TextRange)] {
      texts.keys.sorted().flatMap { file in (texts[file]?.ranges ?? []).map { (file, $0) } }
    }

    init(_ files: [String: String]) {
      texts = files.mapValues { MarkedText($0) }
      workspace = MemoryWorkspace(texts.mapValues(\.text))
    }

    func document(_ file: String) throws -> DocumentSnapshot {
      try #require(workspace.snapshots[MemoryWorkspace.uri(file)])
    }

    func renamed(to name: String, at offset: TextOffset, in file: String) async throws -> [String: String] {
      texts.mapValues(\.text).merging(
        try await workspace.renamed(to: name, at: offset, in: file)
      ) { $1 }
    }
  }

  @Test(arguments: projects)
  func `references are the same from every mention`(_ files: [String: String]) async throws {
    let stage = Stage(files)
    let expected = Set(
      stage.mentions.map { file, range in "\(file):\(range.start.utf8)-\(range.end.utf8)" })
    for (file, range) in stage.mentions {
      let document = try stage.document(file)
      let found = await document.references(
        at: range.start, in: stage.workspace, includingDeclaration: true, encoding: .utf8)
      let places = try found.map { location in
        let name = MemoryWorkspace.name(of: location.uri)
        let range = PositionMapper(try stage.document(name).file.source, encoding: .utf8).range(
          location.range)
        return "\(name):\(range.start.utf8)-\(range.end.utf8)"
      }
      #expect(Set(places) == expected, "from \(file) at \(range.start.utf8)")
      #expect(places.count == expected.count, "from \(file) at \(range.start.utf8): \(places)")
    }
  }

  @Test(arguments: projects)
  func `a rename from every mention changes all of them, and its inverse gives back every byte`(
    _ files: [String: String]
  ) async throws {
    let stage = Stage(files)
    let texts = stage.texts.mapValues(\.text)
    let expected = files.mapValues { MarkedText.replacingRanges(in: $0, with: "renamed") }
    for (file, range) in stage.mentions {
      let document = try stage.document(file)
      let old = document.file.source.text(in: range)
      let isDotted = old.contains(".")
      let changed = try await stage.renamed(
        to: isDotted ? "text.renamed" : "renamed", at: range.start, in: file)
      let wanted = expected.mapValues { $0.replacing("@renamed", with: "@text.renamed") }
      #expect(changed == wanted, "from \(file) at \(range.start.utf8)")
      let back = Stage(changed)
      let shift = try #require(changed[file]).firstOffset(of: "renamed")
      let start = TextOffset(utf8: try #require(shift))
      #expect(try await back.renamed(to: old, at: start, in: file) == texts)
    }
  }

  @Test(arguments: projects)
  func `findings are the same after a rename`(_ files: [String: String]) async throws {
    let stage = Stage(files)
    let (file, range) = try #require(stage.mentions.first)
    let old = try stage.document(file).file.source.text(in: range)
    let new = old.contains(".") ? "text.renamed" : "renamed"
    let changed = Stage(try await stage.renamed(to: new, at: range.start, in: file))
    for name in files.keys.sorted() {
      let before = await (try stage.document(name)).diagnostics().map(\.id)
      let after = await (try changed.document(name)).diagnostics().map(\.id)
      #expect(before == after, "\(name)")
    }
  }

  @Test(arguments: projects)
  func `every mention can be prepared, and leads to declarations`(_ files: [String: String]) async throws {
    let stage = Stage(files)
    for (file, range) in stage.mentions {
      let context = try #require(stage.workspace.context(file))
      let prepared = try await PrepareRenameFeature.respond(
        to: .at(context.positions.position(range.start), in: context.document.uri), in: context)
      #expect(prepared.map { context.positions.range($0.range) } == range, "\(file)")
      let found = try #require(
        await context.document.definitions(at: range.start, in: stage.workspace))
      #expect(!found.targets.isEmpty, "from \(file) at \(range.start.utf8)")
    }
  }

  @Test func `a key of a sample leads to the state that it fills`() async throws {
    let stage = Stage(Self.projects[0])
    let start = try #require(stage.texts["cart.sample.json"]?.ranges.first).start
    let sample = try stage.document("cart.sample.json")
    let found = try #require(await sample.definitions(at: start, in: stage.workspace))
    #expect(found.targets.map(\.document.uri) == [MemoryWorkspace.uri("cart.clads.json")])
    #expect(found.targets.map(\.selection) == [stage.texts["cart.clads.json"]?.ranges.first])
    let hover = try #require(await sample.hover(at: start, in: stage.workspace)).text(.markdown)
    #expect(hover.hasPrefix("**user.name**, state"))
    #expect(hover.contains("In `cart.clads.json`: `user.name` is declared on [line 1]"))
  }

  @Test func `hovers in samples and clads.json say where a key is used`() async throws {
    let stage = Stage(Self.projects[1])
    let start = try #require(stage.texts["cart.sample.json"]?.ranges.last).start
    let hover = try #require(
      await (try stage.document("cart.sample.json")).hover(at: start, in: stage.workspace)
    ).text(.plaintext)
    #expect(hover.contains("items.2.title, state"))
    #expect(hover.contains("a key title of the elements is declared on line 1; read on line 3"), "\(hover)")
    let project = Stage(Self.projects[3])
    let member = try #require(project.texts["clads.json"]?.ranges.first).start
    let uses = try #require(
      await (try project.document("clads.json")).hover(at: member, in: project.workspace)
    ).text(.markdown)
    #expect(uses.hasSuffix("Used in `cart.clads.json` and `other.clads.json`."))
  }

  @Test func `hovers in token files show the token and its uses`() async throws {
    let stage = Stage(Self.projects[2])
    for file in ["a.tokens.json", "b.tokens.json"] {
      let start = try #require(stage.texts[file]?.ranges.first).start
      let document = try stage.document(file)
      let hover = try #require(await document.hover(at: start, in: stage.workspace)).text(.markdown)
      #expect(hover.hasPrefix("**@text.title**, token of `shop`"))
      #expect(hover.hasSuffix("Used in `cart.clads.json`."))
    }
  }

  @Test func `aliases in token files are links`() async throws {
    let stage = Stage(Self.projects[2])
    let own = await (try stage.document("a.tokens.json")).links()
    #expect(own.map(\.target) == ["file:///app/a.tokens.json#L1"])
    let other = await (try stage.document("b.tokens.json")).links()
    #expect(other.map(\.target) == ["file:///app/a.tokens.json#L1", "file:///app/a.tokens.json#L1"])
  }

  @Test func `web addresses in samples are links`() async throws {
    let stage = Stage([
      "a.sample.json": #"{ "photo": "https://example.com/a.png", "https://b.c": "text ${x}" }"#
    ])
    #expect(
      await (try stage.document("a.sample.json")).links().map(\.target) == ["https://example.com/a.png"])
  }

  @Test(arguments: [
    ("text.$0title", "heading.title", "in the group `text`"),
    ("text.$0title", "text.a.b", "in the group `text`"),
    ("text.$0title", "text.$x", "does not start with `$`"),
    ("text.$0title", "text.body", "already has a token"),
    ("te$0xt", "words", "is a group of 3 tokens"),
    (
      "text.$0textColor", "text.backgroundColor",
      "would set `backgroundColor`, but `text.textColor` sets `textColor`"
    ),
  ])
  func `a token is only renamed within its group`(name: String, new: String, message: String) async throws {
    let marked = MarkedText(
      ##"{ "id": "cart", "designSystem": "shop", "root": { "children": [ { "type": "label", "text": "a", "styleId": "@\##(name)" } ] } }"##
    )
    let stage = Stage([
      "clads.json": #"{ "designSystems": { "shop": { "tokens": ["a.tokens.json"] } } }"#,
      "a.tokens.json":
        ##"{ "text": { "$type": "color", "title": { "$value": "#112233" }, "body": { "$value": "#111111" }, "textColor": { "$value": "#112233" } } }"##,
      "cart.clads.json": marked.text,
    ])
    let cursor = try #require(marked.cursor)
    let error = await #expect(throws: ResponseError.self) {
      try await stage.renamed(to: new, at: cursor, in: "cart.clads.json")
    }
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }
}

import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Keys of the state: in every string that uses them, and in the samples.
@Suite struct StateNameTests {
  private static let document = """
    {
      "id": "stage",
      "state": { "«$0index»": 0, "items": [{ "index": 1 }], "user": { "index": 5 }, "indexes": 2 },
      "dataSources": { "it": { "type": "binding", "path": "items[0].index" },
        "at": { "type": "binding", "path": "«index»" } },
      "actions": {
        "next": { "type": "setState", "path": "«index»", "value": { "$expr": "(«index» + 1) % items.count" } },
        "flip": { "type": "toggleState", "path": "user.index" }
      },
      "root": { "children": [
        { "type": "label",
          "text": "index ${items[«index»].index} 😀 ${'index' == user.index ? «index» : indexes}" },
        { "type": "button", "text": "x", "isSelectedBinding": "«index» == 1", "actions": { "onTap": "next" } },
        { "type": "forEach", "items": "items", "itemVariable": "item", "indexVariable": "n",
          "template": { "type": "label", "text": "${item.index} of ${«index»}",
            "data": { "index": { "type": "static", "value": "index" } } } }
      ] }
    }
    """
  private static let sample =
    #"{ "«index»": 3, "items": [{ "index": 8 }], "$responses": { "index": { "index": 1 } } }"#
  private static let files = [
    "a.sample.json": MarkedText(sample).text,
    "a.other.sample.json": #"{ "user": { "index": 7 }, "indexes": 1 }"#,
  ]

  private func stage(
    _ encoding: PositionEncoding = .utf16, client: ClientCapabilities = ClientCapabilities()
  ) throws -> FeatureStage {
    try FeatureStage(Self.document, files: Self.files, client: client, encoding: encoding)
  }

  private func references(_ stage: FeatureStage, declaration: Bool) async throws -> [String: String] {
    let params: ReferenceParams = try stage.params { json in
      json.member("context", object: { $0.member("includeDeclaration", declaration) })
    }
    return try stage.marking(try await ReferencesFeature.respond(to: params, in: stage.context))
  }

  @Test(arguments: FeatureStage.encodings)
  func `references are found in every string and in the samples`(_ encoding: PositionEncoding) async throws {
    #expect(
      try await references(stage(encoding), declaration: true) == [
        "a.clads.json": Self.document.replacing("$0", with: ""), "a.sample.json": Self.sample,
      ])
  }

  @Test func `references can exclude the declaration`() async throws {
    let found = try await references(stage(), declaration: false)
    #expect(found["a.clads.json"] == Self.document.replacing("«$0index»", with: "index"))
  }

  @Test func `every use leads to the declaration`() async throws {
    let stage = try stage()
    for range in stage.text.ranges.dropFirst() {
      let middle = TextOffset(utf8: (range.start.utf8 + range.end.utf8) / 2)
      let found = try #require(
        await stage.context.document.definitions(at: middle, in: stage.workspace))
      #expect(found.targets.map(\.selection) == [stage.text.ranges[0]])
    }
  }

  @Test func `highlights distinguish writes from reads`() async throws {
    let stage = try stage()
    let found = try await DocumentHighlightFeature.respond(to: stage.params(), in: stage.context)
    let ranges = found.map { stage.context.positions.range($0.range) }
    #expect(stage.text.marking(ranges) == Self.document.replacing("$0", with: ""))
    let writes = zip(found, ranges).filter { $0.0.kind == .write }.map(\.1)
    #expect(writes == [stage.text.ranges[0], stage.text.ranges[2]])
    #expect(found.allSatisfy { [.read, .write].contains($0.kind) })
  }

  @Test(arguments: FeatureStage.encodings)
  func `a key is renamed everywhere and nothing else changes`(_ encoding: PositionEncoding) async throws {
    let expected = [
      "a.clads.json": MarkedText.replacingRanges(in: Self.document, with: "cursor"),
      "a.sample.json": MarkedText.replacingRanges(in: Self.sample, with: "cursor"),
    ]
    let stage = try stage(encoding)
    for range in stage.text.ranges {
      #expect(try await stage.renamed(to: "cursor", at: TextOffset(utf8: range.start.utf8 + 1)) == expected)
    }
  }

  @Test func `an edit has versions only for clients that support them`() async throws {
    func json(_ client: ClientCapabilities) async throws -> String {
      let stage = try stage(client: client)
      let edit = try await RenameFeature.respond(
        to: stage.params { $0.member("newName", "cursor") }, in: stage.context)
      return String(decoding: try #require(edit).jsonBytes, as: UTF8.self)
    }
    var client = ClientCapabilities()
    let plain = try await json(client)
    #expect(plain.hasPrefix(#"{"changes":{"#) && !plain.contains("documentChanges"))
    client.documentChanges = true
    let versioned = try await json(client)
    #expect(versioned.hasPrefix(#"{"documentChanges":["#) && !versioned.contains(#""changes""#))
  }

  @Test func `a rename can be prepared at every use`() async throws {
    let stage = try stage()
    for range in stage.text.ranges {
      let prepared = try await PrepareRenameFeature.respond(
        to: stage.params(at: TextOffset(utf8: range.start.utf8 + 1)), in: stage.context)
      #expect(prepared.map { stage.context.positions.range($0.range) } == range)
      #expect(prepared?.placeholder == nil)
    }
  }

  @Test(arguments: [
    (
      #"{ "user": { "«na$0me»": "Ida" }, "name": "x" }"#,
      "${user.«name»} ${name} ${user.«name» == name}", #"{ "user": { "«name»": 1 }, "name": 2 }"#
    ),
    (
      #"{ "«us$0er»": { "name": "Ida" }, "name": "x" }"#,
      "${«user».name} ${name} ${[0] == «user»['name']}", #"{ "«user»": { "user": 1 } }"#
    ),
  ])
  func `nested keys are renamed by their path`(_ state: String, _ text: String, _ sample: String) async throws
  {
    let document = FeatureStage.screen(FeatureStage.label(text), state: state)
    let stage = try FeatureStage(document, files: ["a.sample.json": MarkedText(sample).text])
    #expect(
      try await stage.renamed(to: "other") == [
        "a.clads.json": MarkedText.replacingRanges(in: document, with: "other"),
        "a.sample.json": MarkedText.replacingRanges(in: sample, with: "other"),
      ])
  }

  @Test(arguments: [
    ("items", "already has a key `items`"), ("", "is not a valid state key"),
    ("two words", "is not a valid state key"), ("a.b", "is not a valid state key"),
    ("7", "is not a valid state key"), ("item", "iteration variable `item`"),
    ("${x}", "is not a valid state key"),
  ])
  func `names with another meaning are rejected`(_ name: String, _ message: String) async throws {
    let stage = try stage()
    let error = await #expect(throws: ResponseError.self) { try await stage.renamed(to: name) }
    #expect(error?.message.contains(message) == true)
  }

  /// Renames the name at the cursor of a document with these nodes; the sample does not change.
  private func checkRename(
    _ nodes: String, state: String, to name: String, sample: String = "{}"
  ) async throws {
    let document = FeatureStage.screen(nodes, state: state)
    let stage = try FeatureStage(document, files: ["a.sample.json": sample])
    #expect(
      try await stage.renamed(to: name) == [
        "a.clads.json": MarkedText.replacingRanges(in: document, with: name)
      ])
  }

  @Test func `a variable of the same name hides the key`() async throws {
    try await checkRename(
      """
      { "type": "label", "text": "${«index»}" },
      { "type": "forEach", "items": "list", "template": { "type": "label", "text": "${index} ${item}" } }
      """, state: #"{ "«ind$0ex»": 1, "item": 2, "list": [] }"#, to: "cursor")
  }

  @Test func `iteration variables are renamed in their list only`() async throws {
    try await checkRename(
      """
      { "type": "forEach", "items": "items", "itemVariable": "«it$0em»",
        "template": { "type": "label", "text": "${«item».name} ${«item»}" } },
      { "type": "forEach", "items": "items", "itemVariable": "item",
        "template": { "type": "label", "text": "${item}" } }
      """, state: #"{ "items": [], "other": { "item": 1 } }"#, to: "one",
      sample: #"{ "item": 1, "items": [] }"#)
  }

  @Test func `keys of local state are renamed where they are visible`() async throws {
    try await checkRename(
      """
      { "type": "vstack", "state": { "«op$0en»": true },
        "children": [{ "type": "label", "text": "${local.«open»} ${open}" }] },
      { "type": "label", "text": "${local.open}" }
      """, state: #"{ "open": 1 }"#, to: "wide", sample: #"{ "open": 1, "local": { "open": 2 } }"#)
  }
}

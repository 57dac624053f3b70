import CladsAnalysis
import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// What follows when files and folders are renamed.
@Suite struct FileRenameTests {
  private static let screen = #"{"id":"cart-screen","root":{"children":[{"type":"label","text":"x"}]}}"#

  private static func uri(_ name: String) -> FileURI { MemoryWorkspace.uri(name) }

  /// Returns the files that change when others are renamed, with their new texts and, for moved files, their
  /// new names.
  private func renaming(
    _ renames: [(String, String)], _ texts: [String: String], renamesFiles: Bool = true
  ) async throws -> (texts: [String: String], moves: [String: String]) {
    let workspace = MemoryWorkspace(texts)
    var client = ClientCapabilities()
    client.documentChanges = true
    client.renamesFiles = renamesFiles
    let params = try RenameFilesParams.about(Self.uri("clads.json")) { json in
      json.name("files")
      json.array { json in
        for (old, new) in renames {
          json.object { json in
            json.member("oldUri", Self.uri(old))
            json.member("newUri", Self.uri(new))
          }
        }
      }
    }
    let edit = try await FileRenameFeature.respond(
      to: params, in: workspace.workspaceContext(client: client))
    var changed: [String: String] = [:]
    for change in edit?.documentChanges ?? [] {
      let source = try #require(workspace.snapshots[change.uri]?.file.source)
      let positions = PositionMapper(source, encoding: .utf8)
      let edits = change.edits.map { TextEdit(range: positions.range($0.range), newText: $0.newText) }
      let name = String(change.uri.path.dropFirst(MemoryWorkspace.folder.count))
      changed[name] = String(decoding: source.edited(by: edits, version: nil).bytes, as: UTF8.self)
    }
    let moves = (edit?.renames ?? []).map { move in
      (
        String(move.old.path.dropFirst(MemoryWorkspace.folder.count)),
        String(move.new.path.dropFirst(MemoryWorkspace.folder.count))
      )
    }
    return (changed, Dictionary(moves, uniquingKeysWith: { first, _ in first }))
  }

  @Test func `tests follow their document`() async throws {
    let files = [
      "cart.clads.json": Self.screen, "cart.clads-test.json": "{}", "cart.big.clads-test.json": "{}",
      "named.clads-test.json": #"{ "document": "./cart.clads.json" }"#, "carton.clads-test.json": "{}",
      "clads.json": "{}",
    ]
    let result = try await renaming([("cart.clads.json", "shop/basket.clads.json")], files)
    #expect(
      result.moves == [
        "cart.clads-test.json": "shop/basket.clads-test.json",
        "cart.big.clads-test.json": "shop/basket.big.clads-test.json",
      ])
    #expect(result.texts == ["named.clads-test.json": #"{ "document": "./shop/basket.clads.json" }"#])
    let moved = try await renaming([("named.clads-test.json", "tests/named.clads-test.json")], files)
    #expect(moved.texts == ["named.clads-test.json": #"{ "document": "../cart.clads.json" }"#])
    #expect(moved.moves.isEmpty)
  }

  @Test(arguments: [
    ("cart.big.sample.json", "cart.huge.sample.json", "big", "huge"),
    ("cart.sample.json", "cart.usual.sample.json", "sample", "usual"),
    ("Samples/a.json", "Samples/b.json", "a", "b"),
    // It is the same sample in another folder, or no sample any more.
    ("cart.big.sample.json", "other/cart.big.sample.json", "big", "big"),
    ("cart.big.sample.json", "notes.json", "big", "big"),
    ("Samples", "States", "a", "a"),
  ])
  func `the name of a sample in tests follows its file`(
    _ old: String, _ new: String, _ name: String, _ newName: String
  ) async throws {
    func test(_ sample: String) -> String { #"{ "document": "cart.clads.json", "sample": "\#(sample)" }"# }
    let files = [
      "cart.clads.json": Self.screen, "cart.big.sample.json": "{}", "cart.sample.json": "{}",
      "Samples/a.json": "{}", "other.clads-test.json": test("initial"), "named.clads-test.json": test(name),
      "clads.json": #"{ "samples": { "cart.clads.json": ["Samples/*.json"] } }"#,
    ]
    let result = try await renaming([(old, new)], files)
    #expect(result.texts["named.clads-test.json"] == (name == newName ? nil : test(newName)))
    #expect(result.texts["other.clads-test.json"] == nil)
  }

  @Test func `a document and its samples can get other names at once`() async throws {
    let files = [
      "cart.clads.json": Self.screen, "cart.big.sample.json": "{}", "clads.json": "{}",
      "x.clads-test.json": #"{ "document": "cart.clads.json", "sample": "big" }"#,
    ]
    let only = try await renaming([("cart.clads.json", "shop.clads.json")], files)
    #expect(
      only.texts == ["x.clads-test.json": #"{ "document": "shop.clads.json", "sample": "big" }"#])
    let both = try await renaming(
      [("cart.clads.json", "shop.clads.json"), ("cart.big.sample.json", "shop.huge.sample.json")], files)
    #expect(
      both.texts == ["x.clads-test.json": #"{ "document": "shop.clads.json", "sample": "huge" }"#])
  }

  @Test func `samples follow their document`() async throws {
    let files = [
      "cart.clads.json": Self.screen, "cart.sample.json": "{}", "cart.big.sample.json": "{}",
      "carton.sample.json": "{}", "clads.json": "{}",
    ]
    let result = try await renaming([("cart.clads.json", "shop/basket.clads.json")], files)
    #expect(
      result.moves == [
        "cart.sample.json": "shop/basket.sample.json", "cart.big.sample.json": "shop/basket.big.sample.json",
      ])
    #expect(result.texts.isEmpty)
    // A sample that is renamed as well goes where its author wants it.
    let both = try await renaming(
      [("cart.clads.json", "basket.clads.json"), ("cart.sample.json", "other.sample.json")], files)
    #expect(both.moves == ["cart.big.sample.json": "basket.big.sample.json"])
    #expect(
      try await renaming([("cart.clads.json", "b.clads.json")], files, renamesFiles: false).moves.isEmpty)
  }

  @Test func `paths in clads json follow documents, samples and token files`() async throws {
    let project = """
      {
        "documents": ["Screens/*.json", { "glob": "extra/one.json", "at": "/x" }],
        "exclude": ["extra/old.json"],
        "samples": { "Screens/cart.clads.json": ["Samples/cart/*.json"] },
        "designSystems": { "s": { "tokens": ["Tokens/s.tokens.json"] } },
        "baseline": "./Tokens/baseline.json",
        "overrides": [{ "files": ["Screens/cart.clads.json", "**/*.clads.json"], "rules": {} }]
      }
      """
    let files = [
      "clads.json": project, "Screens/cart.clads.json": Self.screen, "Tokens/s.tokens.json": "{}",
    ]
    let result = try await renaming(
      [
        ("Screens/cart.clads.json", "Screens/basket.clads.json"), ("Tokens", "Design/Tokens"),
        ("Samples/cart", "Samples/basket"), ("extra", "more"),
      ], files)
    #expect(
      result.texts["clads.json"]
        == """
        {
          "documents": ["Screens/*.json", { "glob": "more/one.json", "at": "/x" }],
          "exclude": ["more/old.json"],
          "samples": { "Screens/basket.clads.json": ["Samples/basket/*.json"] },
          "designSystems": { "s": { "tokens": ["Design/Tokens/s.tokens.json"] } },
          "baseline": "./Design/Tokens/baseline.json",
          "overrides": [{ "files": ["Screens/basket.clads.json", "**/*.clads.json"], "rules": {} }]
        }
        """)
    // What moves together keeps its paths.
    let moved = try await renaming(
      [("clads.json", "App/clads.json"), ("Screens", "App/Screens")],
      ["clads.json": #"{"documents":["Screens/*.json","other/*.json"]}"#, "Screens/a.json": Self.screen])
    #expect(moved.texts["clads.json"] == #"{"documents":["Screens/*.json","../other/*.json"]}"#)
  }

  @Test func `names of files in Swift code follow`() async throws {
    let swift = """
      let a = Bundle.main.url(forResource: "cart", withExtension: "clads.json")
      let b = Bundle.module.path(forResource: "cart.clads", ofType: "json", inDirectory: "x")
      let c = Bundle.main.url(forResource: "cart.clads.json", withExtension: nil)
      let d = load("Screens/cart.clads.json", "cart", "my cart.clads.json")
      let e = Bundle.main.url(forResource: "cart", withExtension: "clads.json", subdirectory: "Screens")
      """
    let result = try await renaming(
      [("Screens/cart.clads.json", "Views/basket.clads.json")],
      [
        "clads.json": #"{"documents":[{"swift":"Screens.swift"}]}"#, "Screens.swift": swift,
        "Screens/cart.clads.json": Self.screen,
      ])
    #expect(
      result.texts["Screens.swift"]
        == """
        let a = Bundle.main.url(forResource: "basket", withExtension: "clads.json")
        let b = Bundle.module.path(forResource: "basket.clads", ofType: "json", inDirectory: "x")
        let c = Bundle.main.url(forResource: "basket.clads.json", withExtension: nil)
        let d = load("Views/basket.clads.json", "cart", "my cart.clads.json")
        let e = Bundle.main.url(forResource: "basket", withExtension: "clads.json", subdirectory: "Views")
        """)
  }

  @Test func `a name that two documents have is left alone in Swift code`() async throws {
    let result = try await renaming(
      [("a/cart.clads.json", "a/basket.clads.json")],
      [
        "clads.json": "{}",
        "Screens.swift": #"let a = url(forResource: "cart", withExtension: "clads.json")"#,
        "a/cart.clads.json": Self.screen, "b/cart.clads.json": Self.screen,
      ])
    #expect(result.texts.isEmpty)
  }

  @Test func `destinations that are the name of a document follow, those that are its id stay`() async throws
  {
    let user = """
      {"id":"home","root":{"children":[
      {"type":"button","actions":{"onTap":{"type":"navigate","destination":"cart"}}},
      {"type":"button","actions":{"onTap":{"type":"navigate","destination":"cart-screen"}}}]}}
      """
    let result = try await renaming(
      [("cart.clads.json", "basket.clads.json")],
      ["clads.json": "{}", "cart.clads.json": Self.screen, "home.clads.json": user])
    #expect(
      result.texts == ["home.clads.json": user.replacing(#""cart""#, with: #""basket""#)])
  }

  @Test func `what is not related does not change`() async throws {
    let result = try await renaming(
      [("notes.json", "other.json")],
      ["clads.json": #"{"documents":["notes*.json"]}"#, "cart.clads.json": Self.screen])
    #expect(result.texts.isEmpty && result.moves.isEmpty)
  }
}

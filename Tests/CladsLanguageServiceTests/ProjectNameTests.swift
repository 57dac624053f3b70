import CladsAnalysis
import CladsLanguageService
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Names that clads.json declares, in all documents of the project.
@Suite struct ProjectNameTests {
  /// Returns a stage whose cursor is in `a.clads.json` or in clads.json, next to `b.clads.json`.
  private struct Stage {
    let workspace: MemoryWorkspace
    let context: FeatureContext
    let cursor: TextOffset

    init(_ files: [String: String]) throws {
      let marked = files.mapValues { MarkedText($0) }
      workspace = MemoryWorkspace(marked.mapValues(\.text))
      let file = try #require(marked.first { $0.value.cursor != nil })
      cursor = try #require(file.value.cursor)
      context = try #require(workspace.context(file.key))
    }

    func renamed(to name: String) async throws -> [String: String] {
      try await workspace.renamed(
        to: name, at: cursor, in: MemoryWorkspace.name(of: context.document.uri))
    }

    /// Returns the files with references, with marks around them.
    func references(includingDeclaration: Bool = true) async throws -> [String: String] {
      let found = await context.document.references(
        at: cursor, in: workspace, includingDeclaration: includingDeclaration, encoding: .utf8)
      var files: [String: String] = [:]
      for (uri, locations) in Dictionary(grouping: found, by: \.uri) {
        let source = try #require(workspace.snapshots[uri]).file.source
        let positions = PositionMapper(source, encoding: .utf8)
        files[MemoryWorkspace.name(of: uri)] = MarkedText.marking(
          locations.map { positions.range($0.range) }.sorted { $0.start < $1.start }, in: source.bytes)
      }
      return files
    }
  }

  /// Returns the files with the cursor in `file` alone.
  private static func with(cursorIn file: String, _ files: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.key, $0.key == file ? $0.value : $0.value.replacing("$0", with: ""))
      })
  }

  private static func screen(_ node: String, _ more: String = "") -> String {
    "{ \"id\": \"x\",\(more) \"root\": { \"children\": [ \(node) ] } }"
  }

  private static func button(_ action: String) -> String {
    #"{ "type": "button", "text": "Go", "actions": { "onTap": \#(action) } }"#
  }

  /// Names of every kind, before and after a rename to `new`: the project file, two documents that use the
  /// name, and one that does not.
  private static let names: [[String: (String, String)]] = [
    [
      "clads.json": (
        #"{ "hostState": { "session.us$0er": "object", "session.key": "string" } }"#,
        #"{ "hostState": { "session.new": "object", "session.key": "string" } }"#
      ),
      "a.clads.json": (
        screen(#"{ "type": "label", "text": "${session.us$0er.name} ${session['user']}" }"#),
        screen(#"{ "type": "label", "text": "${session.new.name} ${session['new']}" }"#)
      ),
      "b.clads.json": (
        screen(
          #"{ "type": "textfield", "bind": "session.user.name" }"#,
          #" "state": { "session": { "user": {} } },"#
        ),
        screen(
          #"{ "type": "textfield", "bind": "session.new.name" }"#, #" "state": { "session": { "new": {} } },"#
        )
      ),
      "b.sample.json": (#"{ "session": { "user": {} } }"#, #"{ "session": { "new": {} } }"#),
      "c.clads.json": (screen(#"{ "type": "label", "text": "${user} ${session.key}" }"#), ""),
    ],
    [
      "clads.json": (#"{ "hostActions": ["op$0en", "close"] }"#, #"{ "hostActions": ["new", "close"] }"#),
      "a.clads.json": (screen(button(#""op$0en""#)), screen(button(#""new""#))),
      "b.clads.json": (
        screen(#"{ "type": "toggle", "actions": { "onValueChanged": "open" } }"#),
        screen(#"{ "type": "toggle", "actions": { "onValueChanged": "new" } }"#)
      ),
      "c.clads.json": (
        screen(button(#""open""#), #" "actions": { "open": { "type": "dismiss" } },"#), ""
      ),
    ],
    [
      "clads.json": (#"{ "components": { "ca$0rd": {} } }"#, #"{ "components": { "new": {} } }"#),
      "a.clads.json": (screen(#"{ "type": "ca$0rd" }"#), screen(#"{ "type": "new" }"#)),
      "b.clads.json": (
        screen(#"{ "type": "vstack", "children": [ { "type": "card" } ] }"#),
        screen(#"{ "type": "vstack", "children": [ { "type": "new" } ] }"#)
      ),
      "c.clads.json": (screen(#"{ "type": "label", "text": "card" }"#), ""),
    ],
    [
      "clads.json": (#"{ "actions": { "tr$0ack": {} } }"#, #"{ "actions": { "new": {} } }"#),
      "a.clads.json": (
        screen(button(#"{ "type": "tr$0ack" }"#)), screen(button(#"{ "type": "new" }"#))
      ),
      "b.clads.json": (
        screen(#"{ "type": "spacer" }"#, #" "actions": { "track": { "type": "track" } },"#),
        screen(#"{ "type": "spacer" }"#, #" "actions": { "track": { "type": "new" } },"#)
      ),
    ],
    [
      "clads.json": (
        #"{ "destinations": ["ho$0me", "cart"] }"#, #"{ "destinations": ["new", "cart"] }"#
      ),
      "a.clads.json": (
        screen(button(#"{ "type": "navigate", "destination": "ho$0me" }"#)),
        screen(button(#"{ "type": "navigate", "destination": "new" }"#))
      ),
    ],
    [
      "clads.json": (#"{ "sectionLayouts": { "wh$0eel": {} } }"#, #"{ "sectionLayouts": { "new": {} } }"#),
      "a.clads.json": (
        screen(#"{ "type": "sectionLayout", "sections": [ { "layout": { "type": "wh$0eel" } } ] }"#),
        screen(#"{ "type": "sectionLayout", "sections": [ { "layout": { "type": "new" } } ] }"#)
      ),
    ],
    [
      "clads.json": (
        #"{ "designSystems": { "d": { "styles": { "ti$0tle": {} } }, "e": { "styles": { "title": {} } } } }"#,
        #"{ "designSystems": { "d": { "styles": { "new": {} } }, "e": { "styles": { "title": {} } } } }"#
      ),
      "a.clads.json": (
        screen(#"{ "type": "label", "text": "", "styleId": "@ti$0tle" }"#, #" "designSystem": "d","#),
        screen(#"{ "type": "label", "text": "", "styleId": "@new" }"#, #" "designSystem": "d","#)
      ),
      "b.clads.json": (
        screen(#"{ "type": "label", "text": "", "styleId": "@title" }"#, #" "designSystem": "e","#), ""
      ),
    ],
  ]

  @Test(arguments: names.indices, ["clads.json", "a.clads.json"])
  func `a rename from either side changes clads.json and all documents`(index: Int, file: String)
    async throws
  {
    let files = Self.names[index]
    let stage = try Stage(Self.with(cursorIn: file, files.mapValues(\.0)))
    let changed = try await stage.renamed(to: "new")
    #expect(changed == files.mapValues(\.1).filter { !$0.value.isEmpty })
  }

  @Test(arguments: names.indices)
  func `references are the same from both sides`(index: Int) async throws {
    let files = Self.names[index].mapValues(\.0)
    let fromProject = try await Stage(Self.with(cursorIn: "clads.json", files)).references()
    let fromDocument = try await Stage(Self.with(cursorIn: "a.clads.json", files)).references()
    #expect(fromProject == fromDocument)
    let used = Self.names[index].filter { !$0.value.1.isEmpty }
    #expect(Set(fromProject.keys) == Set(used.keys))
  }

  @Test func `a new name that one document uses for something else is refused`() async throws {
    let stage = try Stage([
      "clads.json": #"{ "hostActions": ["op$0en"] }"#,
      "b.clads.json": Self.screen(
        Self.button(#""open""#), #" "actions": { "show": { "type": "dismiss" } },"#),
    ])
    let error = await #expect(throws: ResponseError.self) { try await stage.renamed(to: "show") }
    #expect(error?.message == "b.clads.json: there is already an action `show` in this document")
  }

  private static let source = """
    struct Stars: CustomComponent {
      static let typeName = "starRating"
    }
    struct Styles: DesignSystemProvider {
      static let identifier = "shop"
      func resolveStyle(_ reference: String) -> IR.Style? {
        switch reference { case "title": return title
        default: return nil }
      }
    }
    """

  @Test(arguments: [
    (#""components": { "starRating": {} }"#, #"{ "type": "star$0Rating" }"#, "starRating"),
    (#""components": {}"#, #"{ "type": "star$0Rating" }"#, "starRating"),
    (
      #""designSystems": { "shop": { "styles": { "title": {} } } }"#,
      #"{ "type": "label", "text": "", "styleId": "@ti$0tle" }"#, "title"
    ),
  ])
  func `what Swift source registers is renamed in its string literal`(
    project: String, node: String, name: String
  ) async throws {
    let files = [
      "clads.json": "{ \"sources\": [\"App.swift\"], \(project) }", "a.clads.json": Self.screen(node),
      "App.swift": Self.source,
    ]
    let changed = try await Stage(files).renamed(to: "new")
    let expected = files.mapValues {
      MarkedText($0).text.replacing("\"\(name)\"", with: "\"new\"").replacing(
        "\"@\(name)\"", with: "\"@new\"")
    }
    #expect(changed == expected.filter { files[$0.key].map { MarkedText($0).text } != $0.value })
  }

  @Test(arguments: [
    (
      "enum Names: String { case starRating }\nstruct Stars: CustomComponent { static let typeName = Names.starRating.rawValue }",
      "new", "line 1 of `App.swift` registers `starRating` under a name that is no plain string"
    ),
    ("struct Stars: CustomComponent { static let typeName = \"starRating\" }", "a\"b", "without quotes"),
  ])
  func `a name that is no plain string in Swift source is not renamed`(
    source: String, name: String, message: String
  ) async throws {
    let stage = try Stage([
      "clads.json": "{ \"sources\": [\"App.swift\"], \"components\": { \"starRating\": {} } }",
      "a.clads.json": Self.screen(#"{ "type": "star$0Rating" }"#), "App.swift": source,
    ])
    let error = await #expect(throws: ResponseError.self) { try await stage.renamed(to: name) }
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test(arguments: ["new", #"a"b\c"#])
  func `documents in string literals of Swift files are renamed in their places`(name: String) async throws {
    let source = ##"""
      // é😀
      let one = """
        { "id": "one", "root": { "children": [ { "type": "card" }, { "type": "label", "text": "card" } ] } }
        """
      let two = #"""
        { "id": "two", "root": { "children": [ { "type": "card" } ] } }
        """#
      let three = "card"
      """##
    let stage = try Stage([
      "clads.json": #"{ "components": { "ca$0rd": {} } }"#, "Screens.swift": source,
    ])
    let changed = try await stage.renamed(to: name)
    // A raw literal has the text as it is.
    let raw = StringLiteral.quoted(name)
    let escaped = raw.replacing("\\", with: "\\\\")
    #expect(
      changed["Screens.swift"]
        == source.replacing("\"type\": \"card\" }, {", with: "\"type\": \(escaped) }, {")
        .replacing("\"type\": \"card\" } ]", with: "\"type\": \(raw) } ]"))
  }

  @Test func `a token of several design systems is not renamed in a document that names none`() async throws {
    let stage = try Stage([
      "clads.json":
        #"{ "designSystems": { "d": { "styles": { "t": {} } }, "e": { "styles": { "t": {} } } } }"#,
      "a.clads.json": Self.screen(#"{ "type": "label", "text": "", "styleId": "@$0t" }"#),
    ])
    let error = await #expect(throws: ResponseError.self) { try await stage.renamed(to: "new") }
    #expect(error?.message.contains("a token of `d` and `e`") ?? false, "\(error?.message ?? "")")
  }

  @Test func `host state may be described with its members`() async throws {
    let project = #"""
      { "hostState": { "session.user": { "type": "object", "description": "Who is signed in.", "properties": {
        "name": { "type": "string", "description": "The full name." } } } } }
      """#
    func stage(_ text: String) throws -> FeatureStage {
      try FeatureStage(
        Self.screen(#"{ "type": "label", "text": "\#(text)" }"#), files: ["clads.json": project])
    }
    for (text, expected) in [
      ("${session.us$0er}", ["**session.user**: host state", "provides an object.", "Who is signed in."]),
      (
        "${session.user.na$0me}",
        ["**session.user.name**: host state", "provides a string.", "The full name."]
      ),
      ("${session.user.a$0ge}", ["**session.user.age**: host state", "provides `session.user`, an object."]),
      ("${ses$0sion}", ["**session**: host state", "provides members of it."]),
    ] {
      let hover = try await stage(text).hover()
      for part in expected { #expect(hover.contains(part), "\(hover)") }
    }
    let completing = try stage("${session.user.$0}")
    let cursor = try #require(completing.text.cursor)
    let items = await completing.context.document.completions(at: cursor).items
    #expect(items.first { $0.label == "name" }?.detail == "host state, a string")
  }

  private static let systems = #"""
    { "designSystems": {
      "day": { "styles": { "title": { "fontSize": 20 }, "sun": {} } },
      "night": { "styles": { "title": { "fontSize": 30 }, "moon": {} } } } }
    """#

  private func styled(_ style: String, _ system: String) throws -> FeatureStage {
    try FeatureStage(
      Self.screen(#"{ "type": "label", "text": "a", "styleId": "\#(style)" }"#, system),
      files: ["clads.json": Self.systems])
  }

  @Test func `a token is that of the design system that the document names`() async throws {
    let hover = try await styled("@ti$0tle", #" "designSystem": "night","#).hover()
    #expect(hover.hasPrefix("**@title**, token of `night`"))
    #expect(!hover.contains("token of `day`"))
    let both = try await styled("@ti$0tle", "").hover()
    #expect(both.contains("token of `day`") && both.contains("token of `night`"))
    let stage = try styled("@$0", #" "designSystem": "night","#)
    let cursor = try #require(stage.text.cursor)
    let items = await stage.context.document.completions(at: cursor).items.filter { $0.label.hasPrefix("@") }
    #expect(Set(items.map(\.label)) == ["@title", "@moon"])
    #expect(items.allSatisfy { $0.detail == "night" })
  }

  @Test func `findings say which design system has a token`() async throws {
    func findings(_ style: String, _ system: String) async throws -> [String] {
      let found = try await styled(style, system).context.document.diagnostics()
      return found.map { [$0.id.rawValue, $0.message, $0.help ?? ""].joined(separator: ": ") }
    }
    #expect(
      try await findings("@sun", #" "designSystem": "night","#) == [
        "design-token-unknown: the design system `night` has no token `@sun`: it is a token of `day`"
      ])
    #expect(
      try await findings("@sun", "") == [
        "design-system-undeclared: the document does not say which design system `@sun` belongs to: "
          + "set `designSystem` to `day`"
      ])
    #expect(
      try await findings("@title", "") == [
        "design-system-undeclared: the document does not say which design system `@title` belongs to: "
          + "set `designSystem` to `day` or `night`"
      ])
  }
}

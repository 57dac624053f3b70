import CladsServer
import Testing

/// Findings that follow project files, design tokens and the levels of rules.
@Suite struct ProjectTests {
  private static let watches = """
    { "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } }
    """
  private static let document =
    #"{ "id": "a", "root": { "children": [{ "type": "poster", "text": "x" }] } }"#
  private static let project =
    #"{ "components": { "poster": { "properties": { "text": { "type": "string" } } } } }"#
  private static let empty = #"{ "components": {} }"#
  private static let unknown = ["unknown-component-kind"]
  private let name = "a.clads.json"

  /// A server whose workspace is a folder with the document, which is open, and more files.
  private func opened(
    _ capabilities: String = watches, more: String = "", files: [String: String] = [:],
    text: String = document
  ) async -> ServerSession {
    let session = await ServerSession.running(
      capabilities, more: more, files: files.merging([name: text]) { $1 })
    session.add(folder: "")
    session.open(name, text)
    await session.settle()
    return session
  }

  /// Returns the severities of the latest findings.
  private func severities(_ session: ServerSession) -> [String?] {
    let latest = session.sent("textDocument/publishDiagnostics").last {
      $0.string("params", "uri") == session.uri(name)
    }
    return latest?.elements("params", "diagnostics").map { $0.text("severity") } ?? []
  }

  // MARK: - Project files

  @Test func `a project file that is created, changed and deleted applies when it is reported`() async {
    let session = await opened()
    #expect(session.published(name).last == Self.unknown)
    for (text, codes) in [(Self.project, []), (Self.empty, Self.unknown), (Self.project, [])] {
      session.write("clads.json", text)
      session.filesChanged("clads.json")
      await session.settle()
      #expect(session.published(name).last == codes)
    }
    session.remove("clads.json")
    session.filesChanged("clads.json")
    await session.settle()
    #expect(session.published(name).last == Self.unknown)
  }

  @Test(arguments: [Self.watches, "{}"])
  func `a Swift file that changes applies`(capabilities: String) async {
    func swift(_ kind: String) -> String {
      #"struct Poster: CustomComponent { static let typeName = "\#(kind)" }"#
    }
    let session = await opened(
      capabilities,
      files: ["clads.json": #"{ "sources": ["App/*.swift"] }"#, "App/App.swift": swift("chart")])
    #expect(session.published(name).last == Self.unknown)
    for (kind, codes) in [("poster", []), ("chart", Self.unknown)] {
      session.write("App/App.swift", swift(kind))
      if capabilities == Self.watches {
        session.filesChanged("App/App.swift")
      } else {
        for _ in 0..<4 { session.handle(.tick) }
      }
      await session.settle()
      #expect(session.published(name).last == codes)
    }
  }

  @Test(arguments: [true, false])
  func `a Swift file that registers what it did before changes nothing`(isWatching: Bool) async {
    let watching = isWatching ? #""didChangeWatchedFiles": { "dynamicRegistration": true }, "# : ""
    let capabilities = #"{ "workspace": { \#(watching)"codeLens": { "refreshSupport": true } } }"#
    let swift = #"struct Poster: CustomComponent { static let typeName = "poster" }"#
    let session = await opened(
      capabilities, files: ["clads.json": #"{ "sources": ["App/*.swift"] }"#, "App/App.swift": swift])
    for _ in 0..<4 { session.handle(.tick) }
    await session.settle()
    // After a change, the client is asked to request everything again.
    func count() -> Int { session.sent("workspace/codeLens/refresh").count }
    let before = count()
    func save(_ text: String) async {
      session.write("App/App.swift", text)
      if isWatching {
        session.filesChanged("App/App.swift")
      } else {
        for _ in 0..<4 { session.handle(.tick) }
      }
      await session.settle()
    }
    await save(swift + "\n// More.")
    #expect(count() == before)
    await save("// More.\n" + swift)
    #expect(count() == before + 1)
  }

  @Test func `a project file that is created, changed and deleted is noticed without file watching`() async {
    let session = await opened("{}")
    func poll() async {
      for _ in 0..<4 { session.handle(.tick) }
      await session.settle()
    }
    #expect(session.published(name).last == Self.unknown)
    // The texts have different lengths, so their stamps differ even when written in the same instant.
    for (text, codes) in [(Self.project, []), (Self.empty, Self.unknown), (Self.project, [])] {
      session.write("clads.json", text)
      await poll()
      #expect(session.published(name).last == codes)
    }
    session.remove("clads.json")
    await poll()
    #expect(session.published(name).last == Self.unknown)
  }

  @Test func `an open project file applies as it is edited, also one with findings`() async {
    let session = await opened(files: ["clads.json": "{}"])
    session.open("clads.json", "{}", language: "json")
    let texts = [(Self.project, []), (#"{ "components": 7 }"#, Self.unknown), (Self.project, [])]
    for (number, (text, codes)) in texts.enumerated() {
      session.change("clads.json", to: text, version: number + 2)
      await session.settle()
      if text.contains("7") {
        #expect(session.published("clads.json").last?.isEmpty == false)
      } else {
        #expect(session.published(name).last == codes)
      }
    }
    session.close("clads.json")
    await session.settle()
    #expect(session.published(name).last == Self.unknown)
  }

  @Test func `a broken project file is reported and changes nothing else`() async {
    let session = await opened(files: ["clads.json": Self.project])
    #expect(session.published(name).last == [])
    session.open("clads.json", Self.project, language: "json")
    session.change("clads.json", to: String(Self.project.dropLast()), version: 2)
    await session.settle()
    #expect(session.published("clads.json").last?.isEmpty == false)
    #expect(session.published(name).last == [])
  }

  @Test func `two folders have separate projects`() async {
    let session = await ServerSession.running(
      files: [
        "home/a.clads.json": Self.document, "other/a.clads.json": Self.document,
        "other/clads.json": Self.project,
      ])
    session.add(folder: "home")
    session.add(folder: "other")
    session.open("home/a.clads.json", Self.document)
    session.open("other/a.clads.json", Self.document)
    await session.settle()
    #expect(session.published("home/a.clads.json").last == Self.unknown)
    #expect(session.published("other/a.clads.json").last == [])
  }

  @Test func `token files apply and new ones are loaded`() async {
    let text = Self.document.replacing(#""type": "poster""#, with: #""type": "label", "styleId": "@ink""#)
    let session = await opened(
      files: [
        "clads.json": #"{ "designSystems": { "app": { "tokens": ["*.tokens.json"] } } }"#,
        "a.tokens.json": ##"{ "pale": { "$type": "color", "$value": "#FFFFFF" } }"##,
      ], text: text)
    var isUnknown: Bool { session.published(name).last?.contains("design-token-unknown") == true }
    #expect(isUnknown)
    session.write("b.tokens.json", ##"{ "ink": { "$type": "color", "$value": "#111111" } }"##)
    session.filesChanged("b.tokens.json")
    await session.settle()
    #expect(!isUnknown)
    let column = text.firstRange(of: "@ink").map { text.distance(from: text.startIndex, to: $0.lowerBound) }
    let definition = await session.call(
      "textDocument/definition", session.position(name, 0, (column ?? 0) + 2))
    #expect(definition.contains(session.uri("b.tokens.json")))
    session.write("b.tokens.json", "{}")
    session.filesChanged("b.tokens.json")
    await session.settle()
    #expect(isUnknown)
  }

  // MARK: - Settings

  private static let info = #"{ "diagnostics": { "rules": { "unknown-component-kind": "info" } } }"#
  private static let off = #"{ "diagnostics": { "rules": { "unknown-component-kind": "off" } } }"#

  @Test func `the levels of rules in the settings apply immediately`() async {
    let session = await opened()
    #expect(severities(session) == ["2"])
    for (settings, severity) in [(Self.info, ["4"]), (Self.off, []), ("{}", ["2"])] {
      session.set(settings)
      await session.settle()
      #expect(severities(session) == severity)
    }
  }

  @Test func `the settings of initialize may be in the section of the server`() async {
    let session = await opened(more: #", "initializationOptions": { "clads": \#(Self.info) }"#)
    #expect(severities(session) == ["4"])
  }

  @Test func `the project file can be set in the settings`() async {
    let session = await opened()
    session.write("elsewhere/other.json", Self.project)
    session.set(#"{ "project": "\#(session.path("elsewhere/other.json"))" }"#)
    await session.settle()
    #expect(session.published(name).last == [])
  }

  // MARK: - Files that are not open

  @Test func `findings of a closed file are published again when it is opened`() async {
    let session = await ServerSession.running(files: [name: Self.document])
    session.add(folder: "")
    await session.settle()
    #expect(session.published(name) == [Self.unknown])
    session.open(name, Self.document)
    await session.settle()
    #expect(session.published(name) == [Self.unknown, Self.unknown])
    #expect(session.sent("textDocument/publishDiagnostics").last?.text("params", "version") == "1")
  }
}

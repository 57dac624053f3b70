import CladsServer
import SourceText
import TestSupport
import Testing

/// Settings, project files, samples, and files of the workspace that are not open.
@Suite struct WorkspaceTests {
  private static let watches = """
    { "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } },
      "textDocument": { \(ServerSession.fades) } }
    """
  private static let off = #"{ "diagnostics": { "rules": { "unused-style": "off" } } }"#

  // MARK: - Settings

  @Test func `a change of the settings checks the open documents again`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.unused)
    await session.settle()
    session.set(Self.off)
    await session.settle()
    #expect(session.published("a.clads.json") == [["unused-style"], []])
    session.set("{}")
    await session.settle()
    #expect(session.published("a.clads.json") == [["unused-style"], [], ["unused-style"]])
  }

  @Test func `the settings of initialize apply from the start`() async {
    let session = await ServerSession.running(more: #", "initializationOptions": \#(Self.off)"#)
    session.open("a.clads.json", Screens.unused)
    await session.settle()
    #expect(session.published("a.clads.json") == [[]])
  }

  @Test func `the settings are requested from a client that provides them, and again when they change`()
    async
    throws
  {
    let session = await ServerSession.running(
      #"{ "workspace": { "configuration": true }, "textDocument": { \#(ServerSession.fades) } }"#)
    let first = try #require(session.lastRequest("workspace/configuration"))
    #expect(first.params.contains(#""section":"clads""#))
    session.respond(to: first, "[\(Self.off)]")
    session.open("a.clads.json", Screens.unused)
    await session.settle()
    #expect(session.published("a.clads.json") == [[]])
    session.notify("workspace/didChangeConfiguration", #"{ "settings": null }"#)
    let second = try #require(session.lastRequest("workspace/configuration"))
    #expect(second.text("id") != first.text("id"))
    session.respond(to: second, "[{}]")
    await session.settle()
    #expect(session.published("a.clads.json") == [[], ["unused-style"]])
  }

  @Test(arguments: ["[null]", "[7]", "[]", "null", "{}"])
  func `a useless response about the settings leaves them alone`(_ result: String) async throws {
    let session = await ServerSession.running(
      #"{ "workspace": { "configuration": true } }"#, more: #", "initializationOptions": \#(Self.off)"#)
    session.respond(to: try #require(session.lastRequest("workspace/configuration")), result)
    session.open("a.clads.json", Screens.unused)
    await session.settle()
    #expect(session.published("a.clads.json") == [[]])
  }

  @Test func `what depends on the settings is requested again`() async {
    let session = await ServerSession.running(
      """
      { "workspace": { "semanticTokens": { "refreshSupport": true }, "inlayHint": { "refreshSupport": true },
        "codeLens": { "refreshSupport": true } } }
      """)
    let methods = ["semanticTokens", "inlayHint", "codeLens"].map { "workspace/\($0)/refresh" }
    for method in methods { #expect(session.sent(method).isEmpty) }
    session.set(Self.off)
    for method in methods { #expect(session.sent(method).count == 1) }
    // The same settings again are no change.
    session.set(Self.off)
    for method in methods { #expect(session.sent(method).count == 1) }
  }

  @Test func `inlay hints can be turned off and on`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.label("${name}", state: #"{ "name": "Ida" }"#))
    func hints() async -> String {
      await session.call(
        "textDocument/inlayHint",
        """
        { \(session.document("a.clads.json")),
          "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 9, "character": 0 } } }
        """)
    }
    #expect(await hints().contains(#""label":"→ Ida""#))
    session.set(#"{ "inlayHints": { "enable": false } }"#)
    #expect(await hints() == "[]")
    session.set(#"{ "inlayHints": { "enable": "no" } }"#)
    #expect(await hints().contains(#""label":"→ Ida""#))
  }

  // MARK: - Project files

  private static let custom = Screens.good.replacing(#""type": "label""#, with: #""type": "rating""#)
  private static let rating = #"{ "components": { "rating": {} } }"#

  @Test func `a changed project file applies to the open documents when it is reported`() async {
    let session = await ServerSession.running(Self.watches, files: ["clads.json": "{}"])
    session.open("a.clads.json", Self.custom)
    await session.settle()
    session.write("clads.json", Self.rating)
    session.filesChanged("clads.json")
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"], []])
  }

  @Test func `a new project file is found when it is reported`() async {
    let session = await ServerSession.running(Self.watches)
    session.open("a.clads.json", Self.custom)
    await session.settle()
    session.write("clads.json", Self.rating)
    session.filesChanged("clads.json")
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"], []])
  }

  @Test func `a changed project file is found every two seconds for clients that do not watch files`() async {
    let session = await ServerSession.running(files: ["clads.json": "{}"])
    session.open("a.clads.json", Self.custom)
    await session.settle()
    for _ in 0..<4 { session.handle(.tick) }
    session.write("clads.json", Self.rating)
    for _ in 0..<3 { session.handle(.tick) }
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"]])
    session.handle(.tick)
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"], []])
  }

  @Test func `the text of an open project file applies, unless it is broken, until it is closed`() async {
    let session = await ServerSession.running(files: ["clads.json": "{}"])
    session.open("a.clads.json", Self.custom)
    await session.settle()
    session.open("clads.json", Self.rating, language: "json")
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"], []])
    session.change("clads.json", to: #"{ "components": { "ra"#, version: 2)
    await session.settle()
    #expect(session.published("a.clads.json").count == 2)
    #expect(session.published("clads.json").last?.contains("project-syntax") == true)
    session.close("clads.json")
    await session.settle()
    #expect(session.published("a.clads.json").last == ["unknown-component-kind"])
  }

  // MARK: - Files that are not open

  @Test func `findings of the files of the workspace are published, and cleared when they are gone`() async {
    let session = await ServerSession.running(
      Self.watches, files: ["a.clads.json": Screens.misspelled, "b.clads.json": Screens.good])
    session.add(folder: "")
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"]])
    #expect(session.published("b.clads.json").isEmpty)
    session.write("a.clads.json", Screens.good)
    session.write("c.clads.json", Screens.misspelled)
    session.filesChanged("a.clads.json", "c.clads.json")
    await session.settle()
    #expect(session.published("a.clads.json").last == [])
    #expect(session.published("c.clads.json") == [["unknown-component-kind"]])
    session.remove("c.clads.json")
    session.filesChanged("c.clads.json")
    await session.settle()
    #expect(session.published("c.clads.json") == [["unknown-component-kind"], []])
  }

  @Test func `the result of a scan with older settings is dropped`() async {
    let session = await ServerSession.running(files: ["a.clads.json": Screens.misspelled])
    session.add(folder: "")
    // The result is now waiting to be handled.
    await session.finishWork()
    session.set(#"{ "diagnostics": { "rules": { "unknown-component-kind": "off" } } }"#)
    await session.settle()
    #expect(session.published("a.clads.json").isEmpty)
  }

  @Test func `an open document is checked as in the editor, a closed one as on disk`() async {
    let session = await ServerSession.running(Self.watches, files: ["a.clads.json": Screens.misspelled])
    session.add(folder: "")
    await session.settle()
    session.open("a.clads.json", Screens.unused)
    await session.settle()
    #expect(session.published("a.clads.json").last == ["unused-style"])
    session.close("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads.json").last == ["unknown-component-kind"])
  }

  @Test func `removing a folder clears the findings of its files`() async {
    let session = await ServerSession.running(files: ["a.clads.json": Screens.misspelled])
    session.add(folder: "")
    await session.settle()
    session.removeFolder("")
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"], []])
  }

  @Test(arguments: [
    "", "x", "file:///no/such/folder", "file:///dev/null", "https://example.com/a", "untitled:a",
  ])
  func `a folder that does not exist is ignored`(_ uri: String) async {
    let session = await ServerSession.running()
    for event in [("added", "removed"), ("removed", "added")] {
      session.notify(
        "workspace/didChangeWorkspaceFolders",
        #"{ "event": { "\#(event.0)": [{ "uri": "\#(uri)", "name": "x" }], "\#(event.1)": [] } }"#)
    }
    session.open("a.clads.json", Screens.misspelled)
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"]])
  }

  @Test func `a file that cannot be read is logged once`() async {
    let session = await ServerSession.running(files: ["clads.json/x": "a folder, not a file"])
    session.open("a.clads.json", Screens.good)
    await session.settle()
    #expect(session.log.count == 1 && session.log.first?.contains("clads.json") == true)
    session.close("a.clads.json")
    session.open("a.clads.json", Screens.good)
    await session.settle()
    #expect(session.log.count == 1)
  }

  @Test func `references are found in files that are not open`() async throws {
    let marked = MarkedText(
      #"{ "id": "b", "root": { "children": [{ "type": "label", "styleId": "@ma$0in" }] } }"#)
    let uses = marked.text
    let project = #"{ "designSystems": { "light": { "styles": { "main": {} } } } }"#
    let session = await ServerSession.running(
      files: ["a.clads.json": uses, "b.clads.json": uses, "clads.json": project])
    session.add(folder: "")
    await session.settle()
    let params = session.position("a.clads.json", 0, try #require(marked.cursor).utf8)
    let found = await session.call(
      "textDocument/references",
      String(params.dropLast()) + #", "context": { "includeDeclaration": false } }"#)
    #expect(found.contains("a.clads.json") && found.contains("b.clads.json"))
  }

  @Test func `names in token files and samples have features, and token files no findings`() async throws {
    let document = MarkedText(
      ##"{ "id": "a", "state": { "na$0me": 1 }, "root": { "children": [{ "type": "label", "text": "${name}", "styleId": "@ink" }] } }"##
    ).text
    let tokens = MarkedText(##"{ "i$0nk": { "$type": "color", "$value": "#111111" } }"##)
    let sample = MarkedText(#"{ "na$0me": 2 }"#)
    let session = await ServerSession.running(
      files: [
        "a.clads.json": document, "a.sample.json": sample.text, "a.tokens.json": tokens.text,
        "clads.json": #"{ "designSystems": { "light": { "tokens": ["a.tokens.json"] } } }"#,
      ])
    session.add(folder: "")
    session.open("a.tokens.json", tokens.text)
    session.open("a.sample.json", sample.text)
    await session.settle()
    for (file, text) in [("a.tokens.json", tokens), ("a.sample.json", sample)] {
      let params = session.position(file, 0, try #require(text.cursor).utf8)
      let found = await session.call(
        "textDocument/references",
        String(params.dropLast()) + #", "context": { "includeDeclaration": true } }"#)
      #expect(found.contains(session.uri("a.clads.json")) && found.contains(session.uri(file)), "\(file)")
      #expect(await session.call("textDocument/hover", params).contains("contents"), "\(file)")
    }
    #expect(session.published("a.tokens.json") == [])
  }
}

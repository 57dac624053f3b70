import LanguageServerProtocol
import Testing

/// A document with all its samples, for clients that show them side by side.
@Suite struct GalleryCommandTests {
  /// Light, on one phone, in the default text size.
  private static let one = #""colorSchemes": ["light"], "widths": [390], "textSizes": ["large"]"#

  @Test func `a gallery has a picture of each combination`() async throws {
    let stage = await PreviewStage()
    let gallery = ServerMessage(await stage.run("gallery"))
    let pictures = gallery.elements("pictures")
    #expect(gallery.string("title") == "stage" && gallery.int("omitted") == 0)
    #expect(gallery.text("samples") == #"["initial","big"]"#)
    #expect(pictures.count == 2 * 2 * 4 * 2)
    #expect(pictures.first?.string("caption") == "initial · light · 320 pt")
    #expect(pictures.allSatisfy { $0.string("svg")?.hasPrefix("<svg ") == true })
    #expect(pictures.contains { $0.string("svg")?.contains("count 40") == true })
    #expect(gallery.value("texts") == nil && gallery.value("page") == nil)
  }

  @Test func `pictures that a client has come without their contents`() async throws {
    let stage = await PreviewStage()
    let first = ServerMessage(await stage.run("gallery", Self.one))
    let hashes = first.strings(in: "pictures", of: "hash")
    #expect(hashes.count == 2)
    let known = #"\#(Self.one), "known": ["\#(hashes[0])"]"#
    let second = ServerMessage(await stage.run("gallery", known)).elements("pictures")
    #expect(second.map { $0.value("svg") == nil } == [true, false])
    #expect(second.map { $0.value("areas") == nil } == [true, false])
    #expect(second.compactMap { $0.string("hash") } == hashes)
  }

  @Test func `areas lead to the source`() async throws {
    let stage = await PreviewStage()
    let gallery = ServerMessage(await stage.run("gallery", Self.one))
    let areas = try #require(gallery.elements("pictures").first).elements("areas")
    let field = try #require(areas.first { $0.string("pointer") == PreviewStage.field })
    #expect(field.int("x") != nil && field.int("height") != nil)
    let range = try #require(gallery.range("nodes", PreviewStage.field))
    #expect(range.start.line == 13)
  }

  @Test func `a screen reader says each sample once`() async throws {
    let stage = await PreviewStage()
    let gallery = ServerMessage(await stage.run("gallery", #""include": ["spoken"]"#))
    #expect(gallery.value("pictures") == nil)
    let spoken = gallery.elements("spoken")
    #expect(spoken.map { $0.text("samples") } == [#"["initial"]"#, #"["big"]"#])
    #expect(spoken.first?.strings(in: "elements", of: "text").first == "“count 0”")
    #expect(spoken.first?.elements("elements").first?.range("range")?.start.line == 11)
  }

  @Test func `texts have the width that was asked for, and lead to the source`() async throws {
    let stage = await PreviewStage()
    let gallery = ServerMessage(
      await stage.run("gallery", #""include": ["texts"], "columns": 30, "colorSchemes": ["dark"]"#))
    let texts = gallery.elements("texts")
    #expect(texts.compactMap { $0.string("sample") } == ["initial", "big"])
    #expect(texts.allSatisfy { $0.int("width") == 30 && $0.string("colorScheme") == "dark" })
    #expect(texts.last?.string("ansi")?.contains("count 40") == true)
    #expect(texts.first?.elements("spans").first?.string("pointer") == "/root/children/0")
  }

  @Test func `a page has all pictures inside`() async throws {
    let stage = await PreviewStage()
    let gallery = ServerMessage(await stage.run("gallery", #"\#(Self.one), "include": ["page"]"#))
    let page = try #require(gallery.string("page"))
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("data:image/svg+xml;base64,"))
    #expect(gallery.value("pictures") == nil)
  }

  @Test func `problems are found in the pictures that show them`() async throws {
    let stage = await PreviewStage(
      #"""
      { "id": "stage", "styles": { "s": { "width": 60, "height": 20 } }, "root": { "children": [
        { "type": "button", "text": "A long text", "styleId": "s", "actions": { "onTap": { "type": "dismiss" } } }
      ] } }
      """#)
    let gallery = ServerMessage(await stage.run("gallery", Self.one))
    #expect(gallery.strings(in: "findings", of: "rule").contains("picture-text-cut"))
    let finding = try #require(gallery.elements("findings").first)
    #expect(finding.range("range")?.start.line == 1)
    #expect(finding.text("pictures") == "[0,1]")
    #expect(gallery.elements("pictures").allSatisfy { !$0.elements("problems").isEmpty })
  }

  @Test func `an app shows nothing of a document that it rejects`() async {
    let stage = await PreviewStage(#"{ "id": "stage", "root": 5 }"#)
    let gallery = ServerMessage(await stage.run("gallery", Self.one))
    #expect(gallery.string("rejection")?.isEmpty == false)
    #expect(gallery.text("findings") == "[]")
  }

  @Test(arguments: [
    (#""include": ["films"]"#, "unknown value `films`"), (#""widths": [0]"#, "`widths` must have"),
    (#""widths": []"#, "`widths` must have"), (#""textSizes": ["huge"]"#, "unknown value `huge`"),
    (#""columns": 0"#, "`columns` must be between"), (#""client": "1.0""#, "names no clients"),
  ])
  func `invalid arguments are refused`(_ arguments: String, _ message: String) async {
    let stage = await PreviewStage()
    #expect(await stage.run("gallery", arguments).contains(message))
  }

  @Test func `pictures beyond the limit are counted`() async {
    let stage = await PreviewStage()
    let widths = (320..<336).map(String.init).joined(separator: ",")
    let sizes = #""textSizes": ["small", "medium", "large", "xLarge", "xxLarge"]"#
    let gallery = ServerMessage(
      await stage.run("gallery", #""widths": [\#(widths)], \#(sizes), "include": ["pictures"]"#))
    #expect(gallery.elements("pictures").count == 256)
    #expect(gallery.int("omitted") == 2 * 2 * 16 * 5 - 256)
  }

  @Test func `each document of a Swift file has its own gallery`() async {
    let session = await ServerSession()
    session.write("clads.json", #"{ "documents": [{ "swift": "*.swift" }] }"#)
    session.request("initialize", #"{ "capabilities": {}, "rootUri": "\#(session.uri(""))" }"#)
    session.notify("initialized", "{}")
    let text = #"""
      let first = """
        { "id": "one", "root": { "children": [{ "type": "label", "text": "1" }] } }
        """
      let second = """
        { "id": "two", "root": { "children": [{ "type": "label", "text": "2" }] } }
        """
      """#
    session.open("a.swift", text, language: "swift")
    await session.settle()
    let gallery = ServerMessage(
      await session.run("gallery", "a.swift", #", "document": "second", \#(Self.one)"#))
    #expect(gallery.string("title") == "two")
    #expect(gallery.range("nodes", "/root/children/0")?.start.line == 4)
  }
}

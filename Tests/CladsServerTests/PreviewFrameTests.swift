import CladsLanguageService
import CladsServer
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// What a frame contains.
@Suite struct PreviewFrameTests {
  @Test func `a frame has all documented members`() async {
    let stage = await PreviewStage()
    let frame = await stage.preview()
    #expect(
      Set(frame.names) == [
        "preview", "uri", "version", "revision", "width", "height", "text", "ansi", "spans", "controls",
        "sample", "samples", "state", "presented", "log", "as", "colorScheme", "banner",
        "notices", "failures", "problems",
      ])
    let uri = stage.session.uri(stage.name)
    #expect(frame.string("uri") == uri && frame.string("preview") == uri)
    #expect(frame.int("version") == 1 && frame.int("revision") == 1 && frame.int("problems") == 0)
    #expect(frame.string("as") == "device" && frame.int("width") == 48)
    #expect(frame.string("sample") == "initial" && frame.text("samples") == #"["initial","big"]"#)
    #expect(frame.text("state") == #"{"list":["a","b"],"n":0,"name":"","on":false}"#)
    #expect(frame.text("presented") == "[]")
    #expect(frame.rows.count == frame.int("height"))
    #expect(
      frame.string("ansi")?.split(separator: "\n", omittingEmptySubsequences: false).count == frame.rows.count
    )
    #expect(frame.rows.allSatisfy { $0.last != " " && !$0.contains("\u{1B}") })
    #expect(frame.shows("count 0"))
    #expect(frame.string("banner")?.contains("device") == true)
  }

  @Test func `a frame names the errors that are known when it is drawn, with their ranges`() async {
    let stage = await PreviewStage()
    #expect(await stage.preview().text("failures") == "[]")
    let broken = #"{ "id": "x", "root": { "children": [ { "type": "lable" } ] } }"#
    await stage.change(to: broken, version: 2)
    let failures = stage.latest()?.text("failures") ?? ""
    #expect(failures.contains("lable") && failures.contains(#""range""#))
  }

  @Test(arguments: [("utf-8", PositionEncoding.utf8), ("utf-16", .utf16), ("utf-32", .utf32)])
  func `spans refer to their rows and their nodes, in the client's encoding`(
    _ name: String, _ encoding: PositionEncoding
  ) async throws {
    let document = """
      { "id": "a", "state": { "😀": "ü" }, "root": { "children": [
        { "type": "label", "id": "😀", "text": "😀ü é" }, { "type": "label", "text": "plain" } ] } }
      """
    let stage = await PreviewStage(document, #"{ "general": { "positionEncodings": ["\#(name)"] } }"#)
    let frame = await stage.preview()
    let source = SourceFile(
      uri: FileURI(path: "/stage.clads.json"), version: 1, bytes: Array(document.utf8))
    let nodes = PositionMapper(source, encoding: encoding)
    var texts: [String: [String]] = [:]
    for span in frame.elements("spans") {
      let row = try #require(span.int("row"))
      let start = try #require(span.int("textStart"))
      let end = try #require(span.int("textEnd"))
      let column = try #require(span.int("column"))
      let width = try #require(span.int("width"))
      #expect(0 <= column && 0 <= width && column + width <= frame.int("width") ?? 0)
      let text = Array(frame.rows[row].utf8)
      let line = SourceFile(uri: source.uri, version: nil, bytes: text)
      #expect(0 <= start && start <= end && end <= encoding.count(of: text, in: 0..<text.count))
      let shown = PositionMapper(line, encoding: encoding).range(
        LSPRange(start: Position(line: 0, character: start), end: Position(line: 0, character: end)))
      let node = source.text(in: nodes.range(try #require(span.range("range"))))
      texts[try #require(span.string("pointer")), default: []] += [line.text(in: shown), node]
    }
    let first = try #require(texts["/root/children/0"])
    #expect(first.count == 2 && first[0].trimming == "😀ü é")
    #expect(first[1] == #"{ "type": "label", "id": "😀", "text": "😀ü é" }"#)
    #expect(texts["/root/children/1"]?.last == #"{ "type": "label", "text": "plain" }"#)
  }

  @Test func `controls refer to their nodes`() async {
    let frame = await PreviewStage().preview()
    #expect(
      frame.strings(in: "controls", of: "pointer") == [
        PreviewStage.add, PreviewStage.field, PreviewStage.ask,
      ])
    let button = frame.control(PreviewStage.add)
    #expect(button?.string("kind") == "button" && button?.text("events") == #"["onTap"]"#)
    #expect(button?.string("label") == "Add")
    #expect(frame.control(PreviewStage.field)?.string("value") == "")
  }

  @Test(arguments: [
    (#"["grid"]"#, ["grid"]), ("[]", []), (#"["text", "ansi"]"#, ["text", "ansi"]),
    (#"["state", "log"]"#, ["state", "log"]),
  ])
  func `frames contain what was requested`(_ include: String, _ names: [String]) async {
    let members = Set(names)
    let stage = await PreviewStage()
    func optional(_ frame: ServerMessage?) -> Set<String> {
      Set(frame?.names ?? ["none"]).intersection(["text", "ansi", "grid", "state", "log", "none"])
    }
    #expect(optional(await stage.preview(#""include": \#(include)"#)) == members)
    #expect(optional(await stage.tap()) == members)
    await stage.change(to: PreviewStage.replacing("count", with: "number"), version: 2)
    #expect(stage.latest()?.int("version") == 2)
    #expect(optional(stage.latest()) == members)
  }

  @Test func `the grid is a complete page`() async throws {
    let page = try #require(await PreviewStage().preview(#""include": ["grid"]"#).string("grid"))
    #expect(page.hasPrefix("<!doctype html>") && page.contains("count 0"))
    let local = page.replacing("http-equiv", with: "").replacing("http://www.w3.org", with: "")
    #expect(!local.contains("http"))
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimming: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

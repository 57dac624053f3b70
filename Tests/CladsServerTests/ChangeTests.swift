import CladsServer
import SourceText
import TestSupport
import Testing

@Suite struct ChangeTests {
  private let name = "a.clads.json"

  /// Checks that the server has a text: it says the same about it as about this text, opened anew.
  private func check(_ session: ServerSession, _ text: String) async {
    session.open("twin.clads.json", text)
    for method in ["semanticTokens/full", "foldingRange", "documentSymbol", "diagnostic"] {
      var results: [String] = []
      for name in [name, "twin.clads.json"] {
        let result = await session.call("textDocument/\(method)", "{ \(session.document(name)) }")
        results.append(
          result.replacing(session.uri(name), with: "").replacing(/"resultId":"[^"]*"/, with: ""))
      }
      #expect(results[0] == results[1])
    }
  }

  private func opened() async -> ServerSession {
    let session = await ServerSession.running()
    session.open(name, Screens.good)
    return session
  }

  private func edit(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> String {
    """
    { "range": { "start": { "line": \(start.0), "character": \(start.1) },
      "end": { "line": \(end.0), "character": \(end.1) } }, "text": "\(text)" }
    """
  }

  @Test func `changes apply in order, each to the result of the one before it`() async {
    let session = await opened()
    session.change(
      name,
      [
        #"{ "text": "" }"#, edit((0, 0), (0, 0), "ab"), edit((0, 1), (0, 1), #"\n"#),
        edit((0, 0), (1, 1), #"{ \"id\": 3,"#), edit((0, 9), (0, 10), "}"),
      ], version: 2)
    await check(session, #"{ "id": 3}"#)
  }

  @Test func `messages that arrive together are checked once`() async {
    let session = await opened()
    await session.settle()
    session.isFollowed = true
    session.change(name, [edit((0, 0), (900, 0), "")], version: 2)
    session.change(name, [edit((0, 0), (0, 0), "{ "), edit((0, 2), (0, 2), #"\"id\": 3"#)], version: 3)
    await session.settle()
    session.isFollowed = false
    session.change(name, [edit((0, 9), (0, 9), "}")], version: 4)
    await session.settle()
    let versions = session.sent("textDocument/publishDiagnostics").compactMap { $0.int("params", "version") }
    #expect(versions == [1, 4])
    await check(session, #"{ "id": 3}"#)
  }

  @Test func `a request after changes that arrive together is about the text after them`() async {
    let session = await opened()
    session.isFollowed = true
    session.change(name, [#"{ "text": "{}" }"#], version: 2)
    session.change(name, [#"{ "text": \#(session.quoted(Screens.misspelled)) }"#], version: 3)
    let request = session.request("textDocument/diagnostic", "{ \(session.document(name)) }")
    session.isFollowed = false
    await session.settle()
    #expect(session.response(request)?.contains("labbel") == true)
    await check(session, Screens.misspelled)
  }

  @Test func `changes of several documents that arrive together all apply`() async {
    let session = await opened()
    session.open("b.clads.json", "{}")
    await session.settle()
    session.isFollowed = true
    session.change(name, [#"{ "text": "{" }"#], version: 2)
    session.change("b.clads.json", [#"{ "text": "[" }"#], version: 2)
    session.change(name, [edit((0, 1), (0, 1), #" \"id\": 3}"#)], version: 3)
    session.close("b.clads.json")
    session.isFollowed = false
    await session.settle()
    #expect(session.published("b.clads.json").last == [])
    await check(session, #"{ "id": 3}"#)
  }

  @Test func `overlapping changes in one message apply in order`() async {
    let session = await opened()
    session.change(
      name,
      [
        edit((0, 0), (2, 4), "{ "), edit((0, 1), (1, 3), "x"),
        #"{ "text": \#(session.quoted(Screens.misspelled)) }"#,
      ], version: 2)
    await check(session, Screens.misspelled)
  }

  @Test(arguments: [
    ((0, 900), (0, 999), "{!\n"), ((900, 0), (950, 9), "!"), ((0, 0), (2_147_483_647, 2_147_483_647), "!"),
  ])
  func `an edit outside the text is moved into it`(_ start: (Int, Int), _ end: (Int, Int), _ part: String)
    async
  {
    let session = await opened()
    session.change(name, [edit(start, end, "!")], version: 2)
    var expected = part
    if start.0 == 0, start.1 > 0 { expected = Screens.good.replacing("{\n", with: part, maxReplacements: 1) }
    if start.0 > 0 { expected = Screens.good + part }
    await check(session, expected)
  }

  @Test(arguments: [
    #"{ "start": { "line": -1, "character": 0 }, "end": { "line": 0, "character": 1 } }"#,
    #"{ "start": { "line": 0, "character": -5 }, "end": { "line": 0, "character": 1 } }"#,
    #"{ "start": { "line": 0.5, "character": 0 }, "end": { "line": 0, "character": 1 } }"#,
    #"{ "start": { "line": 18446744073709551616, "character": 0 }, "end": { "line": 0, "character": 1 } }"#,
    #"{ "start": { "line": null, "character": 0 }, "end": { "line": 0, "character": 1 } }"#,
    #"{ "start": { "line": "0", "character": 0 }, "end": { "line": 0, "character": 1 } }"#,
    #"{ "start": { "line": 0, "character": 0 } }"#, "[0, 0, 1, 1]", "{}",
  ])
  func `an edit at an invalid position is logged and leaves the text alone`(_ range: String) async {
    let session = await opened()
    session.change(name, [#"{ "range": \#(range), "text": "!" }"#], version: 2)
    #expect(session.log.first?.hasPrefix("textDocument/didChange: ") == true)
    await check(session, Screens.good)
  }

  @Test func `an edit that ends before it starts is handled`() async {
    let session = await opened()
    session.change(name, [edit((3, 5), (1, 0), "!")], version: 2)
    session.change(name, to: Screens.misspelled, version: 3)
    await check(session, Screens.misspelled)
  }

  @Test(arguments: [1, 0, -5])
  func `a version that is not newer is logged and used`(_ version: Int) async {
    let session = await opened()
    session.change(name, to: Screens.misspelled, version: version)
    #expect(session.log == ["`\(session.uri(name))`: received version \(version) after version 1"])
    await check(session, Screens.misspelled)
  }

  @Test func `changing or closing a document that is not open has no effect`() async {
    let session = await opened()
    session.change("b.clads.json", to: Screens.misspelled, version: 2)
    #expect(session.log == ["received changes of `\(session.uri("b.clads.json"))`, which is not open"])
    session.close("b.clads.json")
    session.close("b.clads.json")
    session.close(name)
    session.change(name, to: Screens.misspelled, version: 2)
    session.open(name, Screens.good)
    await check(session, Screens.good)
    #expect(session.published("b.clads.json").isEmpty)
    #expect(await session.hover("b.clads.json", 2, 27).hasPrefix("-32602"))
  }

  @Test func `opening twice uses the second text`() async {
    let session = await ServerSession.running()
    session.open(name, "{", version: 5)
    session.open(name, Screens.good, version: 2)
    await check(session, Screens.good)
  }

  @Test func `a position inside a surrogate pair is handled`() async {
    let session = await opened()
    session.change(name, to: #"{ "id": "😀😀" }"#, version: 2)
    session.change(name, [edit((0, 10), (0, 12), "x")], version: 3)
    await check(session, #"{ "id": "x😀" }"#)
    session.change(name, to: Screens.good, version: 4)
    await check(session, Screens.good)
  }

  @Test func `a large document offers the names of the last version that was analyzed`() async throws {
    let session = await ServerSession.running()
    let long = String(repeating: "long ", count: 20_000)
    let marked = MarkedText(
      Screens.good.replacing("Hello", with: long).replacing(#": "title""#, with: #": "$0""#))
    session.open(name, marked.text)
    await session.settle()
    session.change(name, to: marked.text.replacing("title", with: "other"), version: 2)
    let cursor = try #require(marked.cursor).utf8
    let line = marked.bytes[..<cursor].count { $0 == UInt8(ascii: "\n") }
    let start = try #require(marked.bytes[..<cursor].lastIndex(of: UInt8(ascii: "\n"))) + 1
    let position = session.position(name, line, cursor - start)
    // The new version has not been analyzed when the request arrives.
    let first = await session.call("textDocument/completion", position)
    #expect(first.contains(#""label":"title""#) && !first.contains(#""label":"other""#))
    let second = await session.call("textDocument/completion", position)
    #expect(second.contains(#""label":"other""#) && !second.contains(#""label":"title""#))
  }
}

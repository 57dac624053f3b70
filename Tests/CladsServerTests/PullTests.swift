import CladsServer
import Testing

@Suite struct PullTests {
  private static let pulls = """
    { "textDocument": { "diagnostic": { "tagSupport": { "valueSet": [1] } } },
      "workspace": { "diagnostics": { "refreshSupport": true } } }
    """

  private func pull(_ session: ServerSession, _ name: String, previous: String? = nil) async -> ServerMessage
  {
    let id = previous.map { #", "previousResultId": "\#($0)""# } ?? ""
    return ServerMessage(
      Array(await session.call("textDocument/diagnostic", "{ \(session.document(name))\(id) }").utf8))
  }

  @Test func `nothing is pushed to a client that pulls`() async {
    let session = await ServerSession.running(Self.pulls)
    session.open("a.clads.json", Screens.misspelled)
    await session.settle()
    session.close("a.clads.json")
    await session.settle()
    #expect(session.sent("textDocument/publishDiagnostics").isEmpty)
  }

  @Test func `findings are sent once, then their result is unchanged`() async throws {
    let session = await ServerSession.running(Self.pulls)
    session.open("a.clads.json", Screens.misspelled)
    let first = await pull(session, "a.clads.json")
    #expect(first.string("kind") == "full")
    #expect(first.strings(in: "items", of: "code") == ["unknown-component-kind"])
    let id = try #require(first.string("resultId"))
    let second = await pull(session, "a.clads.json", previous: id)
    #expect(second.description == #"{"kind":"unchanged","resultId":"\#(id)"}"#)
    session.change("a.clads.json", to: Screens.good, version: 2)
    let third = await pull(session, "a.clads.json", previous: id)
    #expect(third.string("kind") == "full")
    #expect(third.text("items") == "[]")
    #expect(third.string("resultId") != id)
    #expect(await pull(session, "a.clads.json", previous: "no such result").string("kind") == "full")
    session.change("a.clads.json", to: Screens.misspelled, version: 3)
    let fourth = await pull(session, "a.clads.json", previous: third.string("resultId"))
    #expect(fourth.text("items") == first.text("items"))
  }

  @Test func `a pull waits for the findings of the latest version`() async {
    let session = await ServerSession.running(Self.pulls)
    session.open("a.clads.json", Screens.misspelled)
    session.change("a.clads.json", to: Screens.unused, version: 2)
    #expect(await pull(session, "a.clads.json").strings(in: "items", of: "code") == ["unused-style"])
  }

  @Test func `a change of the settings asks the client to pull again`() async {
    let session = await ServerSession.running(Self.pulls)
    session.open("a.clads.json", Screens.unused)
    #expect(session.sent("workspace/diagnostic/refresh").isEmpty)
    session.set(#"{ "diagnostics": { "rules": { "unused-style": "off" } } }"#)
    #expect(session.sent("workspace/diagnostic/refresh").count == 1)
    #expect(await pull(session, "a.clads.json").text("items") == "[]")
  }

  @Test func `findings of closed files are pushed until they are pulled`() async {
    let session = await ServerSession.running(Self.pulls, files: ["a.clads.json": Screens.misspelled])
    session.add(folder: "")
    await session.settle()
    #expect(session.published("a.clads.json") == [["unknown-component-kind"]])
    session.open("a.clads.json", Screens.misspelled)
    await session.settle()
    #expect(session.published("a.clads.json").last == [])
    session.close("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads.json").last == ["unknown-component-kind"])
    let pulled = await session.call("workspace/diagnostic", #"{ "previousResultIds": [] }"#)
    #expect(pulled.contains("unknown-component-kind"))
    #expect(session.published("a.clads.json").last == [])
  }

  @Test func `the workspace is pulled with open documents as they are in the editor`() async throws {
    let session = await ServerSession.running(Self.pulls)
    session.write("a.clads.json", Screens.good)
    session.write("b.clads.json", Screens.unused)
    session.add(folder: "")
    session.open("a.clads.json", Screens.misspelled, version: 5)
    let pulled = ServerMessage(
      Array(await session.call("workspace/diagnostic", #"{ "previousResultIds": [] }"#).utf8))
    #expect(
      pulled.strings(in: "items", of: "uri") == [session.uri("a.clads.json"), session.uri("b.clads.json")])
    #expect(
      pulled.description.contains("unknown-component-kind") && pulled.description.contains(#""version":5"#))
    let ids = pulled.strings(in: "items", of: "resultId")
    try #require(ids.count == 2)
    let previous = """
      { "previousResultIds": [{ "uri": "\(session.uri("a.clads.json"))", "value": "\(ids[0])" },
        { "uri": "\(session.uri("b.clads.json"))", "value": "old" },
        { "uri": "file:///gone.clads.json", "value": "old" }] }
      """
    let again = ServerMessage(await session.call("workspace/diagnostic", previous))
    #expect(again.strings(in: "items", of: "kind") == ["full", "unchanged", "full"])
    #expect(again.strings(in: "items", of: "uri").first == "file:///gone.clads.json")
  }

  @Test func `a change of the project asks the client to pull again`() async {
    let rating = #"{ "components": { "labbel": {} } }"#
    let session = await ServerSession.running(Self.pulls, files: ["clads.json": rating])
    session.open("a.clads.json", Screens.misspelled)
    let found = await pull(session, "a.clads.json").strings(in: "items", of: "code")
    #expect(!found.contains("unknown-component-kind"))
    session.open("clads.json", rating, language: "json")
    let count = session.sent("workspace/diagnostic/refresh").count
    session.change("clads.json", to: #"{ "components": {} }"#, version: 2)
    #expect(session.sent("workspace/diagnostic/refresh").count == count + 1)
    #expect(
      await pull(session, "a.clads.json").strings(in: "items", of: "code") == ["unknown-component-kind"])
  }

  @Test func `a pull of the workspace includes closed documents and the project file`() async {
    let files = ["a.clads.json": Screens.good, "b.clads.json": Screens.misspelled, "clads.json": "{}"]
    let session = await ServerSession.running(Self.pulls, files: files)
    session.add(folder: "")
    session.open("a.clads.json", Screens.good)
    let pulled = ServerMessage(await session.call("workspace/diagnostic", #"{ "previousResultIds": [] }"#))
    #expect(pulled.strings(in: "items", of: "uri") == files.keys.sorted().map(session.uri))
    #expect(pulled.elements("items").map { $0.text("version") } == ["1", "null", "null"])
    #expect(pulled.elements("items")[1].strings(in: "items", of: "code") == ["unknown-component-kind"])
  }

  @Test func `a pull of the workspace needs the earlier results`() async {
    let session = await ServerSession.running(Self.pulls)
    let response = await session.call("workspace/diagnostic")
    #expect(response == "-32602: workspace/diagnostic: `previousResultIds` is missing")
  }
}

import CladsServer
import Testing

@Suite struct PullTests {
  private static let pulls = """
    { "textDocument": { "diagnostic": {} },
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

  @Test func `a pull of the workspace needs the earlier results`() async {
    let session = await ServerSession.running(Self.pulls)
    let response = await session.call("workspace/diagnostic")
    #expect(response == "-32602: workspace/diagnostic: `previousResultIds` is missing")
  }
}

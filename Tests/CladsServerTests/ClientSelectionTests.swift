import CladsServer
import TestSupport
import Testing

/// The version of the app that previews are of.
@Suite struct ClientSelectionTests {
  private static let project =
    #"{ "components": { "chart": { "preview": { "type": "label", "text": "a chart" } } }, "clients": [ { "name": "4.0" }, { "name": "4.1", "adds": { "components": ["chart"] } } ] }"#
  private static let document =
    #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" }, { "type": "chart" } ] } }"#
  private let name = "a.clads.json"

  private func opened(_ project: String = project) async -> ServerSession {
    let session = await ServerSession.running("{}", files: ["clads.json": project])
    session.open(name, Self.document)
    await session.settle()
    return session
  }

  private func clients(_ session: ServerSession) async -> String { await session.run("clients", name) }

  @Test func `the clients are listed, and the newest one is drawn`() async {
    let session = await opened()
    #expect(
      await clients(session)
        == #"[{"name":"4.0","isSelected":false},{"name":"4.1","isSelected":true}]"#)
    let frame = ServerMessage(await session.run("preview", name))
    #expect(frame.string("client") == "4.1")
    #expect(frame.text("clients") == #"["4.0","4.1"]"#)
    #expect(frame.string("text")?.contains("a chart") == true)
    #expect(frame.string("banner")?.contains("app version") == false)
    let status = ServerMessage(await session.run("status", name))
    #expect(status.string("client") == "4.1")
  }

  @Test func `open and new previews draw what the chosen client draws`() async {
    let session = await opened()
    _ = await session.run("preview", name)
    #expect(await session.run("selectClient", name, #", "client": "4.0""#) == "null")
    await session.settle()
    let sent = session.sent("clads/previewDidChange").last
    #expect(sent?.string("params", "client") == "4.0")
    #expect(sent?.string("params", "text")?.contains("a chart") == false)
    #expect(sent?.string("params", "banner")?.contains("app version 4.0") == true)
    #expect(sent?.int("params", "problems") == 1)
    let opened = ServerMessage(await session.run("preview", name, #", "preview": "other""#))
    #expect(opened.string("client") == "4.0")
    let chosen = ServerMessage(await session.run("preview", name, #", "client": "4.1""#))
    #expect(chosen.string("text")?.contains("a chart") == true)
    #expect(chosen.int("problems") == 0)
    #expect(await clients(session).contains(#"{"name":"4.1","isSelected":true}"#))
  }

  @Test func `the choice holds after an edit, and ends with its client`() async {
    let session = await opened()
    _ = await session.run("selectClient", name, #", "client": "4.0""#)
    session.change(name, to: Self.document.replacing("Hi", with: "Ho"), version: 2)
    await session.settle()
    let edited = ServerMessage(await session.run("preview", name))
    #expect(edited.string("client") == "4.0")
    session.write("clads.json", Self.project.replacing("4.0", with: "3.9"))
    session.filesChanged("clads.json")
    await session.settle()
    #expect(ServerMessage(await session.run("preview", name)).string("client") == "4.1")
  }

  @Test func `an unknown client is refused`() async {
    let session = await opened()
    #expect(
      await session.run("selectClient", name, #", "client": "9""#).contains(
        "unknown client `9`: expected `4.0` or `4.1`"))
    // What is refused as a whole has no effect.
    let refused = await session.run("preview", name, #", "client": "4.0", "sample": "none""#)
    #expect(refused.contains("none"))
    #expect(await clients(session).contains(#"{"name":"4.1","isSelected":true}"#))
    let plain = await opened("{}")
    #expect(await clients(plain) == "[]")
    #expect(ServerMessage(await plain.run("preview", name)).string("client") == nil)
    #expect(
      await plain.run("selectClient", name, #", "client": "9""#).contains("the project names no clients"))
  }
}

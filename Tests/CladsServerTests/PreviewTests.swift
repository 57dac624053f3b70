import CladsServer
import Testing

@Suite struct PreviewTests {
  private static let changed = "clads/previewDidChange"
  private static let document = """
    { "id": "a", "state": { "n": 0 },
      "actions": { "add": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } } },
      "root": { "children": [
        { "type": "label", "text": "count ${n}" },
        { "type": "button", "text": "Add", "actions": { "onTap": "add" } } ] } }
    """
  private let name = "a.clads.json"

  private func opened(_ more: String = "") async -> ServerSession {
    let session = await ServerSession.running(more: more)
    session.open(name, Self.document)
    return session
  }

  private func tap(_ session: ServerSession) async -> String {
    await session.run("preview.send", name, #", "event": "onTap", "pointer": "/root/children/1""#)
  }

  @Test func `a preview is drawn, runs actions, and is closed`() async {
    let session = await opened()
    let frame = ServerMessage(await session.run("preview", name))
    #expect(frame.string("uri") == session.uri(name))
    #expect(frame.text("version") == "1" && frame.text("revision") == "1")
    #expect(frame.string("text")?.contains("count 0") == true)
    #expect(await tap(session).contains("count 1"))
    #expect(session.sent(Self.changed).last?.string("params", "text")?.contains("count 1") == true)
    #expect(await session.run("preview.close", name) == "null")
    #expect(await tap(session).contains("no preview"))
  }

  @Test func `events of one preview run in the order in which they were sent`() async {
    let session = await opened()
    _ = await session.run("preview", name)
    let ids = (0..<5).map { _ in
      session.request(
        "workspace/executeCommand",
        session.arguments("preview.send", name, #", "event": "onTap", "pointer": "/root/children/1""#))
    }
    await session.settle()
    for (number, id) in ids.enumerated() {
      #expect(session.response(id)?.contains("count \(number + 1)") == true)
    }
  }

  @Test func `the settings set the width of previews, also of those that are open`() async {
    let session = await opened(#", "initializationOptions": { "preview": { "width": 30 } }"#)
    #expect(ServerMessage(await session.run("preview", name)).text("width") == "30")
    session.set(#"{ "preview": { "width": 60 } }"#)
    await session.settle()
    #expect(session.sent(Self.changed).last?.text("params", "width") == "60")
  }

  @Test func `a preview of a document without a file is closed with it`() async {
    let session = await ServerSession.running()
    let uri = "untitled:a.clads.json"
    session.open(uri, Self.document)
    #expect(await session.run("preview", uri).contains("count 0"))
    session.close(uri)
    session.open(uri, Self.document)
    await session.settle()
    let send = await session.run(
      "preview.send", uri, #", "event": "onTap", "pointer": "/root/children/1""#)
    #expect(send.contains("no preview"))
  }

  @Test func `shutdown closes the previews`() async {
    let session = await opened()
    _ = await session.run("preview", name)
    #expect(await session.call("shutdown") == "null")
    let count = session.sent.count
    session.change(name, to: Self.document.replacing("count", with: "number"), version: 2)
    await session.settle()
    #expect(session.sent.count == count)
  }
}

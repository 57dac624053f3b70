import CladsServer
import LanguageServerProtocol
import Testing

@Suite struct RequestTests {
  private let name = "a.clads.json"

  /// A server with one open document.
  private func opened() async -> ServerSession {
    let session = await ServerSession.running()
    session.open(name, Screens.good)
    return session
  }

  @Test func `an unknown method is refused`() async {
    let session = await opened()
    #expect(await session.call("textDocument/nothing") == "-32601: unknown method `textDocument/nothing`")
    #expect(await session.call("$/nothing") == "-32601: unknown method `$/nothing`")
  }

  @Test func `unknown notifications are ignored silently`() async {
    let session = await opened()
    await session.settle()
    let count = session.sent.count
    for method in ["textDocument/didSave", "$/nothing", "nothing", "notebookDocument/didOpen"] {
      session.notify(method, "{}")
    }
    await session.settle()
    #expect(session.sent.count == count)
  }

  @Test(arguments: [
    ("textDocument/didOpen", "{}"), ("textDocument/didOpen", #"{ "textDocument": 7 }"#),
    ("textDocument/didChange", "[]"), ("textDocument/didClose", "null"), ("$/cancelRequest", "{}"),
    ("$/cancelRequest", #"{ "id": [] }"#), ("$/setTrace", "{}"),
    ("workspace/didChangeWatchedFiles", #"{ "changes": 7 }"#),
    ("workspace/didChangeWorkspaceFolders", "{}"),
  ])
  func `a notification with wrong parameters is logged`(_ method: String, _ params: String) async {
    let session = await opened()
    session.notify(method, params)
    #expect(session.log.count == 1)
    #expect(session.log.first?.hasPrefix("\(method): ") == true)
    #expect(session.sent("window/logMessage").last?.text("params", "type") == "2")
    #expect(await session.hover(name, 2, 27).contains("fontSize"))
  }

  @Test(arguments: ["[]", "7", "null", "{}", #"{ "textDocument": 7 }"#, #"{ "textDocument": { "uri": 7 } }"#])
  func `a request with wrong parameters is refused`(_ params: String) async {
    let session = await opened()
    #expect(await session.call("textDocument/hover", params).hasPrefix("-32602: textDocument/hover: "))
    #expect(await session.hover(name, 2, 27).contains("fontSize"))
  }

  @Test(arguments: [
    ("{", "-32700"), ("[]", "-32600"), ("7", "-32600"), (#"{ "id": 1 }"#, "-32600"),
    (#"{ "method": 7 }"#, "-32600"), (#"{ "id": null, "method": "shutdown" }"#, "-32600"),
    (#"{ "id": 1.5, "method": "shutdown" }"#, "-32600"),
  ])
  func `a malformed message is refused`(_ message: String, _ code: String) async {
    let session = await opened()
    session.send(message)
    #expect(session.sent.last?.text("error", "code") == code)
    #expect(await session.hover(name, 2, 27).contains("fontSize"))
  }

  @Test func `input that is no message is reported without an id`() async {
    let session = await opened()
    session.handle(.invalidInput(ResponseError(.parseError, "no header")))
    #expect(
      session.sent.last?.description
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no header"}}"#)
  }

  @Test func `ids may be strings`() async {
    let session = await opened()
    session.send(#"{ "jsonrpc": "2.0", "id": "1", "method": "textDocument/hover", "params": null }"#)
    #expect(session.sent.last?.text("id") == #""1""#)
  }

  @Test func `a canceled request is refused once`() async {
    let session = await opened()
    let id = session.request("textDocument/hover", session.position(name, 2, 27))
    session.notify("$/cancelRequest", #"{ "id": \#(id) }"#)
    #expect(session.response(id) == "-32800: the request was canceled")
    session.notify("$/cancelRequest", #"{ "id": \#(id) }"#)
    await session.settle()
    #expect(session.response(id) == "-32800: the request was canceled")
  }

  @Test func `a request that is canceled too late has its response`() async {
    let session = await opened()
    let id = session.request("textDocument/hover", session.position(name, 2, 27))
    await session.settle()
    session.notify("$/cancelRequest", #"{ "id": \#(id) }"#)
    session.notify("$/cancelRequest", #"{ "id": "no such request" }"#)
    await session.settle()
    #expect(session.response(id)?.contains("fontSize") == true)
  }

  @Test func `a result about an older version is refused`() async {
    let session = await opened()
    let id = session.request("textDocument/hover", session.position(name, 2, 27))
    // The result is now waiting to be handled.
    await session.finishWork()
    session.change(name, to: Screens.misspelled, version: 2)
    await session.settle()
    #expect(session.response(id) == "-32801: the document has changed since the request was sent")
    #expect(await session.hover(name, 2, 27).contains("fontSize"))
  }

  @Test func `a result about a text whose project has changed is sent`() async {
    let session = await opened()
    let waiting = session.request("textDocument/hover", session.position(name, 2, 27))
    await session.finishWork()
    let running = session.request("textDocument/hover", session.position(name, 2, 27))
    session.open("clads.json", "{ \"destinations\": [\"home\"] }")
    await session.settle()
    #expect(session.response(waiting)?.contains("fontSize") == true)
    #expect(session.response(running)?.contains("fontSize") == true)
  }

  @Test func `a result about another document is not affected by an edit`() async {
    let session = await opened()
    session.open("b.clads.json", Screens.good)
    let id = session.request("textDocument/hover", session.position(name, 2, 27))
    await session.finishWork()
    session.change("b.clads.json", to: Screens.misspelled, version: 2)
    await session.settle()
    #expect(session.response(id)?.contains("fontSize") == true)
  }

  @Test func `an id that is in use is refused, and may be used again afterward`() async {
    let session = await opened()
    func send() {
      session.send(
        #"{ "jsonrpc": "2.0", "id": 100, "method": "textDocument/hover", "params": \#(session.position(name, 2, 27)) }"#
      )
    }
    func responses() -> [ServerMessage] { session.sent.filter { $0.text("id") == "100" } }
    send()
    send()
    #expect(responses().compactMap { $0.text("error", "code") } == ["-32600"])
    await session.settle()
    #expect(responses().count == 2)
    send()
    await session.settle()
    #expect(responses().count == 3)
  }

  @Test func `a reused id does not get the result of the canceled request`() async {
    let session = await opened()
    func send(_ character: Int) {
      session.send(
        #"{ "jsonrpc": "2.0", "id": 100, "method": "textDocument/hover", "params": \#(session.position(name, 2, character)) }"#
      )
    }
    send(27)
    await session.finishWork()
    session.notify("$/cancelRequest", #"{ "id": 100 }"#)
    send(42)
    await session.settle()
    let responses = session.sent.filter { $0.text("id") == "100" }
    #expect(responses.count == 2)
    #expect(responses.first?.text("error", "code") == "-32800")
    #expect(responses.last?.description.contains("textColor") == true)
  }

  @Test func `a document that is not open is read from disk, if it is there`() async {
    let session = await ServerSession.running(files: [name: Screens.good])
    #expect(await session.hover(name, 2, 27).contains("fontSize"))
    #expect(
      await session.hover("b.clads.json", 2, 27)
        == "-32602: `\(session.uri("b.clads.json"))` is not open, and no such file exists")
  }

  @Test(arguments: [(#"["markdown", "plaintext"]"#, "markdown"), (#"["plaintext"]"#, "plaintext")])
  func `a hover has the format that the client prefers, and the range of the key`(
    _ formats: String, _ kind: String
  ) async {
    let session = await ServerSession.running(
      #"{ "textDocument": { "hover": { "contentFormat": \#(formats) } } }"#)
    session.open(name, Screens.good)
    let hover = ServerMessage(await session.hover(name, 2, 27))
    #expect(hover.string("contents", "kind") == kind)
    #expect(hover.string("contents", "value")?.contains("fontSize") == true)
    // The key with its quotes.
    #expect(hover.int("range", "start", "character") == 25 && hover.int("range", "end", "character") == 35)
  }

  @Test func `responses to requests that the server did not send are ignored`() async {
    let session = await opened()
    await session.settle()
    let count = session.sent.count
    session.send(#"{ "jsonrpc": "2.0", "id": "clads-99", "result": null }"#)
    session.send(#"{ "jsonrpc": "2.0", "id": 99, "error": { "code": 1, "message": "no" } }"#)
    await session.settle()
    #expect(session.sent.count == count)
  }
}

import CladsRendering
import CladsServer
import LanguageServerProtocol
import Testing

@Suite struct LifecycleTests {
  @Test func `nothing but initialize is accepted at first`() async {
    let session = await ServerSession()
    let hover = await session.hover("a.clads.json", 0, 0)
    #expect(hover == "-32002: `textDocument/hover` was sent before `initialize`")
    #expect(await session.call("shutdown").hasPrefix("-32002"))
    #expect(session.sent.count == 2)
  }

  @Test func `notifications before initialize have no effect`() async {
    let session = await ServerSession()
    session.open("a.clads.json", Screens.misspelled)
    session.set("{}")
    session.request("initialize", #"{ "capabilities": {} }"#)
    await session.settle()
    #expect(session.sent.count == 1)
    #expect(await session.hover("a.clads.json", 2, 27).hasSuffix("is not open, and no such file exists"))
  }

  @Test func `only the response to initialize is sent before initialized`() async {
    let session = await ServerSession()
    session.write("a.clads.json", Screens.misspelled)
    session.request(
      "initialize",
      """
      { "workspaceFolders": [{ "uri": "\(session.uri(""))", "name": "app" }],
        "capabilities": { "workspace": { "configuration": true,
          "didChangeWatchedFiles": { "dynamicRegistration": true } } } }
      """)
    await session.settle()
    #expect(session.sent.count == 1)
    session.notify("initialized", "{}")
    await session.settle()
    let methods = session.sent.compactMap(\.method)
    #expect(
      methods == [
        "client/registerCapability", "workspace/configuration", "window/logMessage",
        "textDocument/publishDiagnostics",
      ])
  }

  @Test func `the server says what it can do, and who it is`() async {
    let session = await ServerSession()
    let result = await session.call("initialize", #"{ "capabilities": {} }"#)
    for text in [
      #""textDocumentSync":{"openClose":true,"change":2}"#, #""positionEncoding":"utf-16""#,
      #""workspaceFolders":{"supported":true,"changeNotifications":true}"#, #""hoverProvider":true"#,
      #""serverInfo":{"name":"clads-lsp","version":"1"}"#,
    ] {
      #expect(result.contains(text))
    }
  }

  @Test func `a client that sends them is asked for messages about renamed files`() async {
    let session = await ServerSession()
    let operations = #"{ "willRename": true, "didRename": true, "willDelete": true }"#
    let result = await session.call(
      "initialize", #"{ "capabilities": { "workspace": { "fileOperations": \#(operations) } } }"#)
    let filters =
      #"{"filters":[{"scheme":"file","pattern":{"glob":"**/*.{json,jsonc,clads}","matches":"file"}},"#
      + #"{"scheme":"file","pattern":{"glob":"**","matches":"folder"}}]}"#
    #expect(result.contains(#""fileOperations":{"willRename":\#(filters),"didRename":\#(filters)}"#))
  }

  @Test(arguments: [
    (#"["utf-8"]"#, "utf-8"), (#"["utf-32", "utf-8"]"#, "utf-32"), (#"["utf-7", "utf-8"]"#, "utf-8"),
    (#"["utf-7"]"#, "utf-16"), ("[]", "utf-16"), ("7", "utf-16"),
  ])
  func `positions are in the first known encoding of the client`(_ encodings: String, _ chosen: String) async
  {
    let session = await ServerSession()
    let result = await session.call(
      "initialize", #"{ "capabilities": { "general": { "positionEncodings": \#(encodings) } } }"#)
    #expect(result.contains(#""positionEncoding":"\#(chosen)""#))
    session.notify("initialized", "{}")
    session.open("a.clads.json", #"{ "id": "😀", "root": { "children": [{ "type": "labbel" }] } }"#)
    await session.settle()
    let start = ["utf-8": 49, "utf-16": 47, "utf-32": 46][chosen] ?? 0
    let published = session.sent("textDocument/publishDiagnostics").last?.params ?? ""
    #expect(published.contains(#""start":{"line":0,"character":\#(start)}"#))
  }

  @Test func `initialize with wrong parameters can be repeated, a successful one cannot`() async {
    let session = await ServerSession()
    #expect(await session.call("initialize", #"{ "processId": "x" }"#).hasPrefix("-32602: initialize: "))
    #expect(await session.call("initialize").hasPrefix("{"))
    #expect(await session.call("initialize") == "-32600: `initialize` was already sent")
  }

  @Test func `a client that watches files and settings is asked to`() async {
    let session = await ServerSession.running(
      """
      { "workspace": { "didChangeConfiguration": { "dynamicRegistration": true },
        "didChangeWatchedFiles": { "dynamicRegistration": true } } }
      """)
    let params = session.lastRequest("client/registerCapability")?.params ?? ""
    #expect(params.contains("**/*.json") && params.contains("**/*.clads"))
    #expect(params.contains("workspace/didChangeConfiguration"))
    #expect(session.sent("workspace/configuration").isEmpty)
  }

  @Test func `a client without capabilities is asked for nothing`() async {
    let session = await ServerSession.running()
    #expect(session.sent.compactMap(\.method) == ["window/logMessage"])
  }

  @Test func `shutdown refuses the running requests, then everything else`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.misspelled)
    let hover = session.request("textDocument/hover", session.position("a.clads.json", 2, 27))
    let shutdown = session.request("shutdown")
    #expect(session.response(hover) == "-32800: the server is shutting down")
    #expect(session.response(shutdown) == "null")
    #expect(await session.call("shutdown") == "-32600: the server is shutting down")
    #expect(session.published("a.clads.json").isEmpty)
    #expect(session.response(hover) == "-32800: the server is shutting down")
    session.open("b.clads.json", Screens.misspelled)
    await session.settle()
    #expect(session.published("b.clads.json").isEmpty)
    #expect(session.status == nil)
    session.notify("exit", "{}")
    #expect(session.status == 0)
  }

  @Test func `exit without shutdown is a failure`() async {
    let session = await ServerSession.running()
    session.notify("exit", "{}")
    #expect(session.status == 1)
    let early = await ServerSession()
    early.notify("exit", "{}")
    #expect(early.status == 1)
  }

  @Test func `requests that arrived before the client left get their responses`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.good)
    let hover = session.request("textDocument/hover", session.position("a.clads.json", 2, 27))
    session.handle(.inputClosed)
    #expect(session.status == nil)
    await session.settle()
    #expect(session.response(hover)?.contains("fontSize") == true)
    #expect(session.status == 1)
  }

  @Test func `the server ends a second after the client left, whatever is running`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.good)
    session.request("textDocument/hover", session.position("a.clads.json", 2, 27))
    session.handle(.inputClosed)
    session.handle(.tick)
    #expect(session.status == nil)
    session.handle(.tick)
    #expect(session.status == 1)
  }

  @Test func `the server ends with the process that started it`() async {
    let orphan = await ServerSession.running(more: #", "processId": 2147483646"#)
    orphan.handle(.tick)
    #expect(orphan.status == 1)
    let child = await ServerSession.running(more: #", "processId": 1"#)
    child.handle(.tick)
    #expect(child.status == nil)
  }

  @Test func `trace messages are sent while tracing is on`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.good, version: 7)
    await session.settle()
    #expect(session.sent("$/logTrace").isEmpty)
    session.notify("$/setTrace", #"{ "value": "messages" }"#)
    session.change("a.clads.json", to: Screens.misspelled, version: 8)
    await session.settle()
    #expect(
      session.sent("$/logTrace").map { $0.string("params", "message") ?? "" }.first?.hasSuffix("version 8")
        == true)
  }

  private struct Plugin: CLADSPlugin {
    func register(with registry: CladsRegistry) { registry.registerAction("dismiss") { _, _ in } }
  }

  @Test func `a registration that loses is in the log`() async {
    let session = await ServerSession.running(names: await RegisteredNames(of: [Plugin()]))
    let messages = session.sent("window/logMessage").compactMap { $0.string("params", "message") }
    #expect(
      messages.contains {
        $0.contains("the plugin `Plugin` registers the action type `dismiss`, which is built in")
      }, "\(messages)")
  }
}

import CladsServer
import Testing

@Suite struct FindingTests {
  private let unknownKind = "unknown-component-kind"

  @Test func `an open document gets its findings, each version its own`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.misspelled, version: 3)
    await session.settle()
    session.change("a.clads.json", to: Screens.good, version: 4)
    await session.settle()
    #expect(session.published("a.clads.json") == [[unknownKind], []])
    let versions = session.sent("textDocument/publishDiagnostics").map { $0.text("params", "version") }
    #expect(versions == ["3", "4"])
  }

  @Test(arguments: [(Screens.misspelled, ["unknown-component-kind"]), (Screens.good, [])])
  func `each version gets its findings, even if they are equal to the last`(
    text: String, findings: [String]
  ) async {
    let session = await ServerSession.running()
    session.open("a.clads.json", text, version: 5)
    await session.settle()
    session.change("a.clads.json", to: text + "\n", version: 6)
    await session.settle()
    #expect(session.published("a.clads.json") == [findings, findings])
    let versions = session.sent("textDocument/publishDiagnostics").map { $0.text("params", "version") }
    #expect(versions == ["5", "6"])
  }

  @Test func `findings in one version are not sent again when they have not changed`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.misspelled)
    await session.settle()
    session.set(#"{ "diagnostics": { "rules": { "unused-style": "off" } } }"#)
    await session.settle()
    #expect(session.published("a.clads.json") == [[unknownKind]])
  }

  @Test func `a document without findings is told so once`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.good)
    await session.settle()
    #expect(session.published("a.clads.json") == [[]])
    session.close("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads.json") == [[]])
  }

  @Test func `findings of an older version are dropped, even when they arrive later`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.misspelled)
    // The findings are now waiting to be handled.
    await session.finishWork()
    session.change("a.clads.json", to: Screens.good, version: 2)
    await session.settle()
    #expect(session.published("a.clads.json") == [[]])
  }

  @Test func `of the unsent findings of a document only the latest are sent`() async {
    let session = await ServerSession.running()
    let earlier = session.sent.count
    session.open("a.clads.json", Screens.misspelled)
    session.open("b.clads.json", Screens.misspelled)
    await session.settle(isClientSlow: true)
    session.change("a.clads.json", to: Screens.unused, version: 2)
    await session.settle(isClientSlow: true)
    #expect(session.published("a.clads.json") == [["unused-style"]])
    #expect(session.published("b.clads.json") == [[unknownKind]])
    #expect(session.sent.count == earlier + 2)
  }

  @Test func `closing a document clears its findings`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.misspelled)
    await session.settle()
    session.close("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads.json") == [[unknownKind], []])
  }

  @Test func `findings of a document that was closed meanwhile are dropped`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.misspelled)
    await session.finishWork()
    session.close("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads.json").isEmpty)
  }

  @Test func `a document that is opened again is checked as new`() async {
    let session = await ServerSession.running()
    session.open("a.clads.json", Screens.misspelled)
    session.open("a.clads.json", Screens.good, version: 1)
    await session.settle()
    #expect(session.published("a.clads.json") == [[]])
    session.close("a.clads.json")
    session.open("a.clads.json", Screens.good)
    await session.settle()
    #expect(session.published("a.clads.json") == [[], []])
  }

  @Test func `files that are not documents have no findings`() async {
    let session = await ServerSession.running()
    session.open("package.json", #"{ "name": 3, }"#, language: "json")
    session.open("main.py", "print()", language: "python")
    await session.settle()
    #expect(session.sent("textDocument/publishDiagnostics").isEmpty)
    #expect(await session.hover("package.json", 0, 3) == "null")
    let pulled = await session.call("textDocument/diagnostic", "{ \(session.document("package.json")) }")
    #expect(pulled == #"{"kind":"full","items":[]}"#)
  }

  @Test func `a JSON file becomes a document when its contents do`() async {
    let session = await ServerSession.running()
    session.open("a.json", "{ }", language: "json")
    await session.settle()
    #expect(session.published("a.json").isEmpty)
    session.change("a.json", to: Screens.misspelled, version: 2)
    await session.settle()
    #expect(session.published("a.json") == [[unknownKind]])
    session.change("a.json", to: "{ }", version: 3)
    await session.settle()
    #expect(session.published("a.json") == [[unknownKind], []])
  }

  @Test(arguments: [
    "", "x", "file:", "file://", "file:///", "file:///%zz%", "file:///a b.clads.json#x?y",
    "vscode-notebook-cell:/a.ipynb#ch0", "file:///C:/x/a.clads.json",
    "file:///" + String(repeating: "a", count: 9000) + ".clads",
    "file:///" + String(repeating: "a/", count: 2000) + "b.clads",
  ])
  func `strange URIs are handled`(_ uri: String) async {
    let session = await ServerSession.running()
    let document = #""textDocument": { "uri": "\#(uri)", "languageId": "clads", "version": 1, "text": "{" }"#
    let position = #""position": { "line": 0, "character": 0 }"#
    session.notify("textDocument/didOpen", "{ \(document) }")
    let hover = await session.call("textDocument/hover", "{ \(document), \(position) }")
    #expect(hover == "null" || hover.hasPrefix("{") || hover.hasPrefix("-32602"))
    session.notify("textDocument/didClose", "{ \(document) }")
    session.open("a.clads.json", Screens.misspelled)
    await session.settle()
    #expect(session.published("a.clads.json") == [[unknownKind]])
    let published = session.sent("textDocument/publishDiagnostics").map { $0.string("params", "uri") }
    #expect(Set(published).isSubset(of: [uri, session.uri("a.clads.json")]))
  }

  @Test(arguments: [
    "untitled:Untitled-1", "git:/a.clads.json?%7B%22ref%22%3A%22%22%7D", "file:///a%00b.clads.json",
    "file://host/share/a.clads.json", "file:///c%3A/x/a.clads.json", "FILE:///a.clads.json",
    "file:///a/../../a.clads.json", "file:///%ff%fe.clads.json", "file:///漢字😀.clads.json",
  ])
  func `a URI is sent back as it was received`(_ uri: String) async {
    let session = await ServerSession.running()
    session.open(uri, Screens.misspelled)
    await session.settle()
    #expect(session.published(uri) == [[unknownKind]])
    session.change(uri, to: Screens.good, version: 2)
    session.close(uri)
    await session.settle()
    #expect(session.published(uri).last == [])
    #expect(session.sent("textDocument/publishDiagnostics").count == session.published(uri).count)
  }
}

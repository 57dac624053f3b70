import CladsServer
import Testing

private let swift = """
  let a = 1
  let screen = \"\"\"
    { "id": "a", "root": { "children": [
      { "type": "labbel", "text": "Hello 👋", "styleId": "title" } ] },
      "styles": { "title": { "fontSize": 20 } } }
    \"\"\"
  """

@Suite struct SwiftFileTests {
  private static let registers = """
    { "general": { "positionEncodings": ["utf-8", "utf-16"] },
      "textDocument": { "synchronization": { "dynamicRegistration": true },
        "hover": { "dynamicRegistration": true }, "rename": { "dynamicRegistration": true } } }
    """

  private func running(_ project: String) async -> ServerSession {
    let session = await ServerSession()
    session.write("clads.json", project)
    let folder = session.uri("")
    session.request(
      "initialize", #"{ "capabilities": \#(Self.registers), "rootUri": "\#(folder)" }"#)
    session.notify("initialized", "{}")
    await session.settle()
    return session
  }

  private static let lists = #"{ "documents": [{ "swift": "*.swift" }] }"#

  @Test func `a project with Swift files decides the encoding and is registered`() async throws {
    let session = await running(Self.lists)
    #expect(session.response(1)?.contains(#""positionEncoding":"utf-16""#) == true)
    let registered = try #require(session.lastRequest("client/registerCapability")).description
    for method in ["didOpen", "didChange", "didClose", "hover"] {
      #expect(registered.contains("textDocument/\(method)"))
    }
    #expect(!registered.contains("textDocument/rename"))
  }

  @Test func `other projects have nothing to do with Swift files`() async {
    let session = await running("{}")
    #expect(session.response(1)?.contains(#""positionEncoding":"utf-8""#) == true)
    session.open("a.swift", swift, language: "swift")
    await session.settle()
    #expect(session.published("a.swift").isEmpty)
    session.write("clads.json", Self.lists)
    session.filesChanged("clads.json")
    await session.settle()
    #expect(session.sent("window/showMessage").count == 1)
    #expect(session.published("a.swift").isEmpty)
  }

  @Test func `findings and hovers are those of the document under the cursor`() async {
    let session = await running(Self.lists)
    session.open("a.swift", swift, language: "swift")
    await session.settle()
    #expect(session.published("a.swift") == [["unknown-component-kind"]])
    #expect(await session.call("textDocument/hover", session.position("a.swift", 3, 50)).contains("styleId"))
    #expect(await session.call("textDocument/hover", session.position("a.swift", 0, 5)) == "null")
    for method in ["completion", "definition", "documentHighlight"] {
      let result = await session.call("textDocument/\(method)", session.position("a.swift", 0, 5))
      #expect(result == "null")
    }
    let symbols = await session.call("textDocument/documentSymbol", "{ \(session.document("a.swift")) }")
    #expect(symbols == "[]")
  }

  @Test func `an edit in the literal keeps it a document`() async {
    let session = await running(Self.lists)
    session.open("a.swift", swift, language: "swift")
    await session.settle()
    session.change("a.swift", to: swift.replacing("\"root\"", with: "\"rot\""), version: 2)
    await session.settle()
    #expect(session.published("a.swift").last?.isEmpty == false)
    session.change("a.swift", to: swift.replacing("labbel", with: "label"), version: 3)
    await session.settle()
    #expect(session.published("a.swift").last == [])
  }

  @Test func `a preview shows one document of the file and follows it`() async {
    let two = swift + "\nlet other = #\"{ \"id\": \"b\", \"root\": { \"children\": [] } }\"#\n"
    let session = await running(Self.lists)
    session.open("a.swift", two, language: "swift")
    await session.settle()
    let several = await session.run("preview", "a.swift")
    #expect(several.contains("there are 2 documents: `a` and `b`"))
    let shown = await session.run("preview", "a.swift", #", "position": { "line": 2, "character": 9 }"#)
    #expect(shown.contains("unknown component"))
    session.change(
      "a.swift", to: two.replacing("labbel", with: "label").replacing("\"a\"", with: "\"c\""), version: 2)
    await session.settle()
    let update = session.sent("clads/previewDidChange").last
    #expect(update?.string("params", "text")?.contains("Hello 👋") == true)
    session.change("a.swift", to: "let a = 1\n", version: 3)
    await session.settle()
    let last = session.sent("clads/previewDidChange").last
    #expect(last?.string("params", "banner")?.contains("the document is gone") == true)
  }
}

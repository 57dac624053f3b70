import CladsServer
import Testing

/// Requests between edits, as while a user is typing.
@Suite struct EditingTests {
  private let name = "a.clads.json"

  private func screen(_ text: String, name: String = "Ida") -> String {
    Screens.label(text, state: #"{ "index": 0, "name": "\#(name)", "items": [] }"#)
  }

  @Test(arguments: [
    "${index + ", "${", "${index", "${items[index", "${items.", "${index + * 2}", "${'ab",
    "${index} ${${index}}",
  ])
  func `incomplete texts are handled right after the edit`(_ text: String) async {
    let session = await ServerSession.running()
    let whole = screen("${index + 1}")
    session.open(name, whole)
    let torn = screen(text)
    let cut = String(torn.prefix(upTo: torn.firstRange(of: text)?.upperBound ?? torn.endIndex))
    var version = 1
    for incomplete in [torn, cut] {
      version += 1
      session.change(name, to: incomplete, version: version)
      for character in 30..<(32 + text.utf16.count) {
        #expect(await session.hover(name, 1, character).first { $0 != "-" } != nil)
      }
    }
    session.change(name, to: whole, version: version + 1)
    #expect(await session.hover(name, 1, 35).contains("index is 0"))
  }

  @Test func `a hover uses the state of the latest edit`() async {
    let session = await ServerSession.running()
    session.open(name, screen("${name}"))
    for version in 2..<20 {
      session.change(name, to: screen("${name}", name: "Ida \(version)"), version: version)
      #expect(await session.hover(name, 1, 35).contains("Ida \(version)"))
    }
  }

  @Test func `hints are updated after every edit`() async {
    let session = await ServerSession.running()
    session.open(name, screen("${name}"))
    func hints() async -> [String] {
      let list = await session.call(
        "textDocument/inlayHint",
        """
        { \(session.document(name)),
          "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } } }
        """)
      return ServerMessage(#"{ "list": \#(list) }"#).strings(in: "list", of: "label")
    }
    var version = 1
    for text in ["a ${name}", "${nam", "${name", "${name}", "${name} ${index}"] {
      version += 1
      session.change(name, to: screen(text), version: version)
      _ = await hints()
    }
    #expect(await hints() == ["→ Ida 0"])
    session.change(name, to: screen("${name}", name: "Bo"), version: 20)
    #expect(await hints() == ["→ Bo"])
    session.change(name, to: String(screen("${name}", name: "Bo").dropLast(5)), version: 21)
    #expect(await hints() == ["→ Bo"])
  }

  @Test func `help with a call is there as soon as its bracket is typed`() async {
    let session = await ServerSession.running()
    session.open(name, screen("${items.contains"))
    await session.settle()
    session.change(name, to: screen("${items.contains("), version: 2)
    let params = session.position(name, 1, 30 + "${items.contains(".count)
    let typed = #", "context": { "triggerKind": 2, "triggerCharacter": "(", "isRetrigger": false } }"#
    let help = await session.call("textDocument/signatureHelp", String(params.dropLast()) + typed)
    #expect(help.contains("items.contains(value) → bool"))
  }

  @Test func `a new key of the state is offered right after it is typed`() async {
    let session = await ServerSession.running()
    session.open(name, Screens.label("${}", state: #"{ "one": 1 }"#))
    let text = Screens.label("${}", state: #"{ "one": 1, "two": 2 }"#)
    session.change(name, to: text, version: 2)
    let list = ServerMessage(await session.call("textDocument/completion", session.position(name, 1, 32)))
    let labels = list.strings(in: "items", of: "label")
    #expect(Set(labels).isSuperset(of: ["one", "two"]), "\(labels)")
  }

  @Test func `a delta of tokens gives the tokens of the new version`() async throws {
    let session = await ServerSession.running()
    session.open(name, Screens.good)
    let document = session.document(name)
    func tokens() async -> ServerMessage {
      ServerMessage(await session.call("textDocument/semanticTokens/full", "{ \(document) }"))
    }
    let before = await tokens()
    session.change(
      name, to: Screens.good.replacing(#""type": "label","#, with: #""type": "button", "id": "x","#),
      version: 2)
    let id = try #require(before.string("resultId"))
    let delta = ServerMessage(
      await session.call(
        "textDocument/semanticTokens/full/delta", #"{ \#(document), "previousResultId": "\#(id)" }"#))
    var data = before.elements("data").map(\.description)
    let edits = delta.elements("edits")
    #expect(edits.count == 1)
    for edit in edits {
      let start = try #require(edit.int("start"))
      let end = start + (try #require(edit.int("deleteCount")))
      data.replaceSubrange(start..<end, with: edit.elements("data").map(\.description))
    }
    let after = await tokens()
    #expect(data == after.elements("data").map(\.description))
    #expect(data != before.elements("data").map(\.description))
  }

  @Test func `only edits of open files have a version`() async {
    let session = await ServerSession.running(
      #"{ "workspace": { "workspaceEdit": { "documentChanges": true } } }"#,
      files: ["a.sample.json": #"{ "name": "Bo" }"#])
    session.open(name, screen("${name}"), version: 4)
    let params = String(session.position(name, 1, 35).dropLast()) + #", "newName": "who" }"#
    func versions() async -> [String?] {
      let edit = ServerMessage(await session.call("textDocument/rename", params))
      return edit.elements("documentChanges").map { $0.text("textDocument", "version") }
    }
    #expect(await versions() == ["4", "null"])
    session.open("a.sample.json", #"{ "name": "Bo" }"#, version: 7, language: "json")
    #expect(await versions() == ["4", "7"])
  }

  @Test func `a rename uses the unsaved text of a sample`() async {
    let session = await ServerSession.running(files: ["a.sample.json": #"{ "name": "Bo" }"#])
    session.open(name, screen("${name}"))
    session.open("a.sample.json", #"{ "name": "Bo" }"#, language: "json")
    session.change("a.sample.json", to: "{\n  \"x\": {}, \"name\": 4 }", version: 2)
    let params = String(session.position(name, 1, 35).dropLast()) + #", "newName": "who" }"#
    let edit = ServerMessage(await session.call("textDocument/rename", params))
    #expect(
      edit.text("changes", session.uri("a.sample.json"))
        == #"[{"range":{"start":{"line":1,"character":12},"end":{"line":1,"character":16}},"newText":"who"}]"#
    )
  }
}

import CladsServer
import JSONSyntax
import LanguageServerProtocol
import Testing

/// Every request with parameters of every wrong type: each gets a response that blames the parameters.
@Suite struct ParameterTests {
  private static let name = "a.clads.json"
  private static let methods = Route.all.keys.sorted() + ["workspace/diagnostic"]
  private static let wrongValues = [
    "null", "[]", "{}", "7", "1e300", "-1", #""text""#, "true", "[null]", "[[]]", "[{}]", #"{ "a": {} }"#,
  ]
  private static let invalidParams = "-32602"
  /// A mistake of the client must not be reported as an internal error.
  private static let accepted = [nil, invalidParams, "-32803", "-32801"]

  /// A server with one open document.
  private func opened() async -> ServerSession {
    let session = await ServerSession.running()
    session.open(Self.name, Screens.good)
    return session
  }

  /// The members that any request may have; each request reads those that it knows.
  private func members(_ session: ServerSession) -> [String: String] {
    let range =
      #"{ "start": { "line": 0, "character": 0 }, "end": { "line": 2, "character": 27 } }"#
    let item = """
      { "name": "x", "label": "x", "title": "x", "kind": 1, "uri": "\(session.uri("gone.clads.json"))",
        "range": \(range), "selectionRange": \(range) }
      """
    return [
      "textDocument": #"{ "uri": "\#(session.uri(Self.name))" }"#,
      "position": #"{ "line": 2, "character": 27 }"#, "range": range, "newName": #""name""#, "ch": #""}""#,
      "positions": #"[{ "line": 2, "character": 27 }]"#, "ranges": "[\(range)]", "query": #""t""#,
      "options": #"{ "tabSize": 2, "insertSpaces": true }"#,
      "context": #"{ "diagnostics": [], "includeDeclaration": true, "triggerKind": 1 }"#,
      "color": #"{ "red": 1, "green": 0, "blue": 0, "alpha": 1 }"#, "previousResultId": #""old""#,
      "previousResultIds": "[]", "item": item, "label": #""x""#, "kind": "1", "data": "null",
      "command": #""clads.status""#, "arguments": "[]", "location": #"{ "uri": "file:///a" }"#,
    ]
  }

  private func object(_ members: [String: String]) -> String {
    let written = members.keys.sorted().map { #""\#($0)": \#(members[$0] ?? "null")"# }
    return "{ \(written.joined(separator: ", ")) }"
  }

  /// Sends a request with each of the parameters, and returns the codes of the errors; `nil` for a result.
  private func codes(_ session: ServerSession, _ method: String, _ all: [String]) async -> [String?] {
    let ids = all.map { session.request(method, $0) }
    await session.settle()
    var codes: [String: String?] = [:]
    for message in session.sent where message.method == nil {
      codes[message.text("id") ?? ""] = .some(message.text("error", "code"))
    }
    return ids.map { codes["\($0)"] ?? "no response" }
  }

  /// Checks that the server still responds.
  private func checkResponds(_ session: ServerSession) async {
    #expect(await session.hover(Self.name, 2, 27).contains("fontSize"))
  }

  @Test(arguments: methods)
  func `parameters that are not an object are refused`(_ method: String) async {
    let session = await opened()
    let codes = await codes(
      session, method, ["null", "[]", "7", "-1.5", #""text""#, "true", "[{}]", "[[[]]]"])
    for code in codes {
      #expect(method.hasPrefix("textDocument/") ? code == Self.invalidParams : Self.accepted.contains(code))
    }
    await checkResponds(session)
  }

  @Test(arguments: methods)
  func `members that are missing or of the wrong type are refused or ignored`(_ method: String) async {
    let session = await opened()
    let members = members(session)
    var all: [String] = []
    for name in members.keys.sorted() {
      all.append(object(members.filter { $0.key != name }))
      all += Self.wrongValues.map { object(members.merging([name: $0]) { $1 }) }
    }
    let codes = await codes(session, method, all)
    for (params, code) in zip(all, codes) where !Self.accepted.contains(code) {
      Issue.record("\(method) \(params): \(code ?? "")")
    }
    if method.hasPrefix("textDocument/") {
      let without = object(members.filter { $0.key != "textDocument" })
      #expect(await self.codes(session, method, [without]) == [Self.invalidParams])
    }
    await checkResponds(session)
  }

  @Test(arguments: methods)
  func `positions outside the text are accepted, and those that are none are refused`(_ method: String) async
  {
    let session = await opened()
    let members = members(session)
    func at(_ positions: [String]) -> [String] {
      positions.map { object(members.merging(["position": $0, "positions": "[\($0)]"]) { $1 }) }
    }
    let outside = [
      (2_147_483_647, 2_147_483_647), (0, 2_147_483_647), (2_147_483_647, 0), (3, 1_000_000),
    ].map { #"{ "line": \#($0.0), "character": \#($0.1) }"# }
    for code in await codes(session, method, at(outside)) {
      #expect([nil, "-32803", Self.invalidParams].contains(code))
    }
    let negative = [(-1, "0"), (0, "-1"), (Int.min, "\(Int.min)")].map {
      #"{ "line": \#($0.0), "character": \#($0.1) }"#
    }
    for code in await codes(session, method, at(negative)) { #expect(Self.accepted.contains(code)) }
    // Whether the method reads a position.
    guard await codes(session, method, [object(members.filter { $0.key != "position" })]) != [nil] else {
      return
    }
    let wrong = [
      #"{ "line": 1e40, "character": 0 }"#, #"{ "line": 1.5, "character": 2.5 }"#,
      #"{ "line": "1", "character": "2" }"#, #"{ "line": null, "character": null }"#, #"{ "line": 1 }"#,
      "{}", "[]", "null", "3",
    ]
    #expect(await codes(session, method, at(wrong)) == wrong.map { _ in Self.invalidParams })
    await checkResponds(session)
  }

  @Test(arguments: methods)
  func `ranges that end before they start and unknown items are handled`(_ method: String) async {
    let session = await opened()
    let members = members(session)
    let backward =
      #"{ "start": { "line": 3, "character": 5 }, "end": { "line": 0, "character": 0 } }"#
    var all = [object(members.merging(["range": backward, "ranges": "[\(backward)]"]) { $1 })]
    let item = members["item"].map { String($0.dropLast()) } ?? ""
    for value in Self.wrongValues {
      all.append(object(members.merging(["data": value, "item": item + #", "data": \#(value) }"#]) { $1 }))
      all.append(#"{ "item": \#(value) }"#)
      all.append(value)
    }
    for code in await codes(session, method, all) { #expect(Self.accepted.contains(code)) }
    await checkResponds(session)
  }

  // MARK: - Commands

  @Test func `unknown commands are refused`() async {
    let session = await opened()
    let params = [
      "{}", "[]", "null", "7", #"{ "command": null }"#, #"{ "command": 7 }"#, #"{ "command": "" }"#,
      #"{ "command": "no.such" }"#, #"{ "command": "no.such", "arguments": {} }"#,
    ]
    for code in await codes(session, "workspace/executeCommand", params) { #expect(code != nil) }
    await checkResponds(session)
  }

  @Test func `every command handles every argument`() async throws {
    let session = await opened()
    let commands =
      session.sent.first?.elements("result", "capabilities", "executeCommandProvider", "commands") ?? []
    try #require(commands.count > 5)
    for command in commands.map(\.description) {
      var all = Self.wrongValues.map { #"{ "command": \#(command), "arguments": \#($0) }"# }
      for value in Self.wrongValues + [#""\#(session.uri(Self.name))""#] {
        all.append(#"{ "command": \#(command), "arguments": [{ "uri": \#(value) }] }"#)
      }
      for code in await codes(session, "workspace/executeCommand", all) {
        #expect(Self.accepted.contains(code), "\(command)")
      }
    }
    await checkResponds(session)
  }

  // MARK: - Notifications

  @Test(arguments: [
    "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
    "textDocument/didSave", "$/cancelRequest", "$/setTrace", "workspace/didChangeConfiguration",
    "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
    "window/workDoneProgress/cancel", "notebookDocument/didOpen", "$/progress",
  ])
  func `notifications with wrong parameters change nothing`(_ method: String) async {
    let session = await opened()
    let names = ["textDocument", "contentChanges", "changes", "event", "settings", "id"]
    for value in Self.wrongValues {
      session.notify(method, value)
      session.notify(method, object(Dictionary(uniqueKeysWithValues: names.map { ($0, value) })))
    }
    await session.settle()
    #expect(!session.sent.contains { $0.text("id") == "null" })
    await checkResponds(session)
  }

  @Test func `wrong settings are ignored`() async {
    let session = await opened()
    let levels = [#"{ "no-such-rule": "error" }"#, #"{ "unused-style": 7 }"#, #"{ "unused-style": "loud" }"#]
    for value in Self.wrongValues + levels {
      session.set(value)
      session.set(
        #"{ "diagnostics": \#(value), "preview": \#(value), "inlayHints": \#(value), "project": \#(value) }"#)
      session.set(
        #"{ "diagnostics": { "rules": \#(value) }, "project": "/dev/zero/no", "preview": { "width": \#(value) } }"#
      )
    }
    await checkResponds(session)
  }
}

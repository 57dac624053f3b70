import CladsServer
import Testing

/// Which findings editors list, and what remains of the others.
@Suite struct ListedFindingTests {
  /// Clients that push and pull, and fade text.
  private static let clients = [
    #"{ "textDocument": { "publishDiagnostics": { "tagSupport": { "valueSet": [1] } } } }"#,
    """
    { "textDocument": { "publishDiagnostics": { "tagSupport": { "valueSet": [1] } }, "diagnostic": {} },
      "workspace": { "diagnostics": { "refreshSupport": true } } }
    """,
  ]
  /// A document with a warning, an info with a fix, a hint that fades text and one that does not.
  private static let document = """
    {
      "id": "a",
      "state": { "n": 0 },
      "styles": {
        "lonely": {},
        "title": { "fontFamily": "system", "fontSize": 20 }
      },
      "root": { "children": [
        { "type": "label", "text": "${'a'}", "styleId": "title" },
        { "type": "button", "text": "b", "actions": {
          "onTap": { "type": "setState", "path": "n", "value": 1 } } }
      ] }
    }
    """
  private let name = "a.clads.json"

  /// Returns the severities and rules that the client has of the document.
  private func listed(_ session: ServerSession, isPulling: Bool) async -> [String] {
    await session.settle()
    var diagnostics: [ServerMessage] = []
    if isPulling {
      let report = await session.call("textDocument/diagnostic", "{ \(session.document(name)) }")
      diagnostics = ServerMessage(report).elements("items")
    } else {
      diagnostics =
        session.sent("textDocument/publishDiagnostics").last {
          $0.string("params", "uri") == session.uri(name)
        }?
        .elements("params", "diagnostics") ?? []
    }
    return diagnostics.map { finding in
      [finding.text("severity"), finding.string("code"), finding.text("tags")].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  @Test(arguments: [false, true])
  func `infos become hints, and hints remain where they fade text, until a setting asks for more`(
    isPulling: Bool
  ) async {
    let session = await ServerSession.running(Self.clients[isPulling ? 1 : 0])
    session.open(name, Self.document)
    let calm = ["4 unused-style [1]", "4 font-family-system", "2 template-literal"]
    #expect(await listed(session, isPulling: isPulling) == calm)
    session.set(#"{ "diagnostics": { "show": "info" } }"#)
    let more = ["4 unused-style [1]", "3 font-family-system", "2 template-literal"]
    #expect(await listed(session, isPulling: isPulling) == more)
    session.set(#"{ "diagnostics": { "show": "hint" } }"#)
    #expect(await listed(session, isPulling: isPulling) == ["4 write-only-state"] + more)
    session.set("{}")
    #expect(await listed(session, isPulling: isPulling) == calm)
  }

  @Test func `of files that are not open only what is listed is pushed and pulled`() async {
    let session = await ServerSession.running(Self.clients[1], files: [name: Self.document])
    session.add(folder: "")
    await session.settle()
    #expect(session.published(name) == [["template-literal"]])
    session.set(#"{ "diagnostics": { "show": "info" } }"#)
    await session.settle()
    #expect(session.published(name).last == ["font-family-system", "template-literal"])
    session.set("{}")
    await session.settle()
    session.open("b.clads.json", Self.document)
    let pulled = ServerMessage(await session.call("workspace/diagnostic", #"{ "previousResultIds": [] }"#))
    #expect(
      pulled.elements("items").map { $0.strings(in: "items", of: "code") }
        == [["template-literal"], ["unused-style", "font-family-system", "template-literal"]])
  }

  @Test(arguments: [("\"system\"", "font-family-system"), ("\"n\": 0", "write-only-state")])
  func `quick fixes of findings that are not listed are offered where they are`(
    _ text: String, _ rule: String
  ) async throws {
    let actions =
      #"{ "isPreferredSupport": true, "codeActionLiteralSupport": { "codeActionKind": { "valueSet": [] } } }"#
    let session = await ServerSession.running(#"{ "textDocument": { "codeAction": \#(actions) } }"#)
    session.open(name, Self.document)
    let lines = Self.document.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(text) })
    let start = try #require(lines[line].firstRange(of: text)?.lowerBound)
    let column = lines[line].distance(from: lines[line].startIndex, to: start) + 1
    let position = #"{ "line": \#(line), "character": \#(column) }"#
    let found = await session.call(
      "textDocument/codeAction",
      #"{ \#(session.document(name)), "range": { "start": \#(position), "end": \#(position) }, "context": {"#
        + #" "diagnostics": [], "only": ["quickfix"] } }"#)
    #expect(found.contains("Disable `\(rule)` here"))
    // Both fixes delete what the author wrote.
    #expect(!found.contains(#""isPreferred":true"#))
  }

  // MARK: - Files that are closed

  @Test(arguments: ["untitled:Untitled-1", "file:///elsewhere/a.clads.json"], [false, true])
  func `the findings of a closed file that is not in the workspace go at once`(
    _ uri: String, isPulling: Bool
  ) async {
    let session = await ServerSession.running(Self.clients[isPulling ? 1 : 0])
    session.add(folder: "")
    session.open(uri, Screens.misspelled)
    await session.settle()
    if isPulling {
      let pull = #"{ "textDocument": { "uri": "\#(uri)" } }"#
      #expect(await session.call("textDocument/diagnostic", pull).contains("unknown-component-kind"))
      session.close(uri)
      let after = ServerMessage(await session.call("textDocument/diagnostic", pull))
      #expect(after.string("kind") == "full" && after.text("items") == "[]")
    } else {
      session.close(uri)
      await session.settle()
      #expect(session.published(uri) == [["unknown-component-kind"], []])
    }
  }

  @Test func `a closed file outside of the workspace has no findings although it is on disk`() async {
    let session = await ServerSession.running(
      Self.clients[1], files: ["out/a.clads.json": Screens.misspelled])
    session.write("in/b.clads.json", Screens.misspelled)
    session.add(folder: "in")
    await session.settle()
    for (name, items) in [("out/a.clads.json", []), ("in/b.clads.json", ["unknown-component-kind"])] {
      session.open(name, Screens.misspelled)
      session.close(name)
      let pulled = await session.call("textDocument/diagnostic", "{ \(session.document(name)) }")
      #expect(ServerMessage(pulled).strings(in: "items", of: "code") == items)
    }
  }
}

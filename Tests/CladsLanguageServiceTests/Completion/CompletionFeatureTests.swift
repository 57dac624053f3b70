import CladsCheck
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct CompletionFeatureTests {
  private static let marked = """
    {
      "id": "a",
      "styles": { "base": { "fontSize": 12 }, "card": { "inherits": "base", "textColor": "#112233" } },
      "root": { "children": [ { "type": "label", "styleId": "$0" } ] }
    }
    """

  /// Returns the completion list as it is sent to a client.
  private func check(
    _ client: ClientCapabilities, _ marked: String = Self.marked, project: Project = Project(),
    trigger: String = "null"
  ) async throws -> SyntaxNode {
    let text = MarkedText(marked)
    let workspace = OneFile(document: Self.document(text.bytes, project))
    let context = FeatureContext(
      document: workspace.file,
      workspace: WorkspaceContext(
        client: client, settings: Settings(), encoding: .utf16, workspace: workspace))
    let position = context.positions.position(try #require(text.cursor))
    let params = try CompletionParams(
      json: SyntaxTree.parse(
        Array(
          #"{ "textDocument": { "uri": "file:///a.clads.json" }, "position": { "line": \#(position.line), "character": \#(position.character) }, "context": { "triggerCharacter": \#(trigger) } }"#
            .utf8)
      ).root)
    return LSPAny(try await CompletionFeature.respond(to: params, in: context)).node
  }

  private static func document(_ bytes: [UInt8], _ project: Project) -> DocumentSnapshot {
    .computing(
      SourceFile(uri: FileURI(path: "/a.clads.json"), version: 1, bytes: bytes),
      FileContext(kind: .document, checker: Checker(project: project)))
  }

  private func resolve(_ item: SyntaxNode, in text: String, project: Project = Project()) async throws
    -> String?
  {
    let workspace = OneFile(document: Self.document(Array(text.utf8), project))
    let context = WorkspaceContext(
      client: Self.modern, settings: Settings(), encoding: .utf16, workspace: workspace)
    let result = try await CompletionResolveFeature.respond(
      to: UnresolvedCompletionItem(json: item), in: context)
    return LSPAny(result).node.node(["documentation", "value"])?.string?.value
  }

  private static let modern: ClientCapabilities = {
    var client = ClientCapabilities()
    client.snippets = true
    client.completionMarkdown = true
    client.lazyCompletionProperties = ["documentation"]
    return client
  }()

  private func items(_ list: SyntaxNode) -> [SyntaxNode] {
    list.node(["items"])?.array?.elements.map { $0 } ?? []
  }

  private func text(_ item: SyntaxNode, _ path: String...) -> String? { item.node(path)?.string?.value }

  @Test func `an item has an edit and sorts by its index`() async throws {
    let list = try await check(Self.modern)
    let items = items(list)
    #expect(items.map { text($0, "label") } == ["card", "base"])
    #expect(items.map { text($0, "sortText") } == ["0000", "0001"])
    #expect(text(items[0], "textEdit", "newText") == "card")
    #expect(text(items[0], "filterText") == nil)
    #expect(items[1].node(["documentation"]) == nil)
    #expect(list.node(["isIncomplete"])?.kind == .false)
  }

  @Test func `documentation is resolved even after the text has changed`() async throws {
    let item = try #require(items(try await check(Self.modern)).first)
    let now = try await resolve(item, in: MarkedText(Self.marked).text)
    #expect(now?.contains("- `fontSize`: `12` from `base`") == true)
    #expect(now?.hasSuffix("\n\nDeclared on line 3.") == true)
    let later = try await resolve(item, in: #"{ "styles": { "card": { "fontSize": 20 } } }"#)
    #expect(later == "**card**, style\n\n- `fontSize`: `20`\n\nDeclared on line 1.")
    let gone = try await resolve(item, in: "{}")
    #expect(gone == nil)
  }

  @Test func `clients without lazy resolution get the documentation up front`() async throws {
    let items = items(try await check(ClientCapabilities()))
    #expect(items[0].node(["data"]) == nil)
    // A client without a documentation format only supports plain strings.
    #expect(
      text(items[0], "documentation")
        == "card, style\n\nInherits: card → base\n\n- textColor: \"#112233\"\n- fontSize: 12 from base\n\nDeclared on line 3."
    )
  }

  @Test func `tokens show their properties`() async throws {
    let file =
      ##"{ "designSystems": { "a": { "styles": { "t": { "description": "Big.", "fontSize": 30 } } } } }"##
    let project = Project.read(Array(file.utf8), path: "clads.json", files: EmptyFolder())
    let item = try #require(items(try await check(Self.modern, project: project)).last)
    #expect(text(item, "label") == "@t")
    let documentation = try await resolve(item, in: "{}", project: project)
    #expect(documentation == "**@t**, token of `a`\n\nBig.\n\n- `fontSize`: `30`")
  }

  @Test(arguments: [
    (
      #"{ "actions": { "go": { "type": "dismiss" } }, "root": { "actions": { "onAppear": "$0" } } }"#,
      "dismiss"
    ),
    (
      #"{ "dataSources": { "d": { "type": "static" } }, "root": { "children": [ { "type": "label", "dataSourceId": "$0" } ] } }"#,
      "static"
    ),
    (#"{ "root": { "children": [$0] } }"#, "stack"),
    (
      #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": $0 } ] } ] } }"#,
      "list"
    ),
  ])
  func `every named suggestion has documentation`(marked: String, word: String) async throws {
    let list = try await check(Self.modern, marked)
    let item = try #require(items(list).first)
    let documentation = try await resolve(item, in: MarkedText(marked).text)
    #expect(documentation != nil, "\(marked)")
  }

  @Test func `clients with item defaults get the range once`() async throws {
    var client = Self.modern
    client.completionDefaults = ["editRange"]
    let list = try await check(client)
    #expect(list.node(["itemDefaults", "editRange", "start", "line"])?.number?.integer == 3)
    // The text between the quotes is the label.
    #expect(items(list).allSatisfy { $0.node(["textEdit"]) == nil && $0.node(["textEditText"]) == nil })
  }

  @Test func `only clients with snippets get tab stops`() async throws {
    let marked = #"{ "id": "a", "ro$0" }"#
    let snippets = items(try await check(Self.modern, marked))
    let plain = items(try await check(ClientCapabilities(), marked))
    let snippet = try #require(snippets.first { text($0, "label") == "root" })
    let root = try #require(plain.first { text($0, "label") == "root" })
    #expect(text(snippet, "textEdit", "newText") == #""root": { "children": [$1] }"#)
    #expect(snippet.node(["insertTextFormat"])?.number?.integer == 2)
    #expect(text(root, "textEdit", "newText") == #""root": { "children": [] }"#)
    #expect(root.node(["insertTextFormat"]) == nil)
  }

  @Test func `a missing comma on an earlier line is a separate edit`() async throws {
    let list = try await check(Self.modern, "{\n  \"id\": \"a\"\n  $0\n}")
    let edit = try #require(
      items(list).first?.node(["additionalTextEdits"])?.array?.elements.first { _ in true })
    #expect(text(edit, "newText") == ",")
    #expect(edit.node(["range", "start", "line"])?.number?.integer == 1)
  }

  @Test(arguments: [
    (#"{ "$0" }"#, "\"", true),
    (#"{ "id"$0 }"#, "\"", false),
    (#"{ "id": "a"$0 }"#, "\"", false),
    (#"{ "root": { "colorScheme":$0 } }"#, ":", true),
    (#"{ "root": { "children": [ { "type": "label", "text": "a:$0" } ] } }"#, ":", false),
    (#"{ "state": { "a": 1 }, "root": { "children": [ { "type": "label", "text": "${$0" } ] } }"#, "{", true),
    (#"{ "state": { "a": 1 }, "root": { "children": [ { "type": "label", "text": "$$0" } ] } }"#, "$", true),
    (#"{ "root": { "children": [ { "type": "label", "text": "End.$0" } ] } }"#, ".", false),
    (#"{ "root": { "children": [ { "type": "slider", "maxValue": 1.$0 } ] } }"#, ".", false),
    (
      #"{ "styles": { "text.title": {} }, "root": { "children": [ { "type": "label", "styleId": "text.$0" } ] } }"#,
      ".", true
    ),
    (
      #"{ "state": { "a": { "b": 1 } }, "root": { "children": [ { "type": "slider", "bind": "a.$0" } ] } }"#,
      ".", true
    ),
    (#"{ "root": {$0 } }"#, "{", true),
    (#"{ "root": { "children": [$0] } }"#, "[", true),
  ])
  func `trigger characters only offer suggestions where they are useful`(
    marked: String, character: String, isApplicable: Bool
  ) async throws {
    let list = try await check(Self.modern, marked, trigger: StringLiteral.quoted(character))
    #expect(items(list).isEmpty != isApplicable)
  }

  @Test func `completion is retriggered between new quotes if the client supports it`() async throws {
    var client = Self.modern
    client.clientCommands = [CompletionFeature.retriggerCommand]
    let marked = #"{ "root": { "children": [ { "type": "label", "$0" } ] } }"#
    let items = items(try await check(client, marked))
    let commands = items.map { item in (text(item, "label"), text(item, "command", "command")) }
    #expect(commands.first { $0.0 == "styleId" }?.1 == CompletionFeature.retriggerCommand)
    #expect(commands.first { $0.0 == "text" }?.1 == nil)
    #expect(text(self.items(try await check(Self.modern, marked))[1], "command", "command") == nil)
  }

  @Test func `clients with label details get them`() async throws {
    var client = Self.modern
    client.completionLabelDetails = true
    let item = try #require(items(try await check(client)).first)
    #expect(text(item, "labelDetails", "description") == "inherits base")
  }

  @Test func `completion is advertised with its trigger characters`() {
    var capabilities = ServerCapabilities()
    CompletionFeature.advertise(in: &capabilities, to: Self.modern)
    let json = LSPAny(capabilities).node
    #expect(json.flag("completionProvider", "resolveProvider"))
    #expect(json.list(["completionProvider", "triggerCharacters"]).contains("\""))
  }
}

/// A workspace with one file.
struct OneFile: WorkspaceReading {
  let file: DocumentSnapshot

  init(document: DocumentSnapshot) { file = document }

  func document(_ uri: FileURI) async -> DocumentSnapshot? { uri == file.uri ? file : nil }
  func indexes() async -> [FileIndex] { [] }
}

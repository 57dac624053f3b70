import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsPreview
import CladsProject
import CladsServer
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension FuzzTarget {
  /// Any bytes are read as messages in the same way however they arrive, every request is answered with JSON,
  /// and notifications change the open documents.
  static let messages = FuzzTarget("messages", .messages) { bytes, violations in
    let whole = elements(bytes, chunk: max(bytes.count, 1))
    for chunk in [1, 7, 100] {
      violations.expect(elements(bytes, chunk: chunk) == whole, "messages depend on how their bytes arrive")
    }
    var client = MessageClient()
    for element in whole.prefix(24) {
      guard case .content(let content) = element else { continue }
      await client.handle(IncomingMessage(content), &violations)
    }
    await client.end()
  }

  private static func elements(_ bytes: [UInt8], chunk: Int) -> [MessageFraming.Element] {
    var framing = MessageFraming()
    var elements: [MessageFraming.Element] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      let end = min(bytes.count, start + chunk)
      bytes.withUnsafeBytes { framing.append(UnsafeRawBufferPointer(rebasing: $0[start..<end])) }
      while let element = framing.next() { elements.append(element) }
    }
    return elements
  }
}

/// The documents and settings of one client; what the event loop does, without threads and files.
@MainActor
private struct MessageClient {
  private var workspace = MessageWorkspace()
  private var capabilities = ClientCapabilities()
  private var encoding = PositionEncoding.utf16
  private var settings = Settings()
  private let tokens = SemanticTokensCache()
  private let previews = PreviewHost(
    makeSession: { PreviewSession(options: $0, input: $1) },
    publish: { _ = PreviewSnapshot($0, encoding: .utf16) }, onDocumentEvent: { _ in })

  mutating func handle(_ message: IncomingMessage, _ violations: inout Violations) async {
    let params = message.params ?? SyntaxTree.parse(Array("{}".utf8)).root
    switch message.content {
    case .request(let id, let method):
      if method == "initialize" { initialize(params) }
      guard let response = await respond(id, method, params) else { return }
      let framed = response.bytes
      var framing = MessageFraming()
      framed.withUnsafeBytes { framing.append($0) }
      guard case .content(let content)? = framing.next() else {
        return violations.expect(false, "the response to `\(method)` is not framed")
      }
      let result = SyntaxTree.parse(content)
      // What a client sent with half of a character, it gets back.
      violations.expect(
        result.errors.allSatisfy(\.isLoneSurrogate), "the response to `\(method)` is not valid JSON")
      checkRanges(in: result, "the response to `\(method)`", &violations)
    case .notification(let method): try? notify(method, params)
    case .response, .malformed: break
    }
  }

  /// Checks that every range in a response is one: it ends where it starts, or later.
  private func checkRanges(in result: SyntaxTree, _ name: String, _ violations: inout Violations) {
    for index in result.records.indices.map(RecordIndex.init) {
      guard let range = try? LSPRange(json: SyntaxNode(tree: result, index: index)) else { continue }
      violations.expect(range.start <= range.end, "\(name) has a range that ends before it starts")
    }
  }

  func end() async {
    await previews.closeAll()
  }

  private mutating func initialize(_ params: SyntaxNode) {
    guard let params = try? InitializeParams(json: params) else { return }
    capabilities = params.capabilities
    encoding = params.positionEncodings.first ?? .utf16
    if let options = params.initializationOptions { settings = Settings(json: options.node) }
  }

  private func respond(_ id: RequestID, _ method: String, _ params: SyntaxNode) async -> OutgoingMessage? {
    guard let route = Route.all[method], let prepared = try? route.prepare(id, params) else { return nil }
    let context = WorkspaceContext(
      client: capabilities, settings: settings, encoding: encoding, workspace: workspace,
      semanticTokens: tokens, version: "1", previews: previews)
    switch prepared {
    case .document(let uri, let empty, let respond):
      guard let document = await workspace.document(uri) else { return nil }
      return document.kind.isChecked
        ? await respond(FeatureContext(document: document, workspace: context)) : empty
    case .workspace(_, _, let respond): return await respond(context)
    }
  }

  private mutating func notify(_ method: String, _ params: SyntaxNode) throws(InvalidParams) {
    switch method {
    case DidOpenParams.method:
      let item = try DidOpenParams(json: params).textDocument
      workspace.set(SourceFile(uri: item.uri, version: item.version, bytes: Array(item.text.utf8)))
    case DidChangeParams.method:
      let change = try DidChangeParams(json: params)
      guard var source = workspace.documents[change.textDocument.uri]?.file.source else { return }
      for change in change.contentChanges { source = source.changed(by: change, encoding: encoding) }
      workspace.set(
        SourceFile(uri: source.uri, version: change.textDocument.version, bytes: source.bytes))
    case DidCloseParams.method: workspace.close(try DidCloseParams(json: params).textDocument.uri)
    case CancelParams.method: _ = try CancelParams(json: params)
    case SetTraceParams.method: _ = try SetTraceParams(json: params)
    case DidChangeWatchedFilesParams.method: _ = try DidChangeWatchedFilesParams(json: params)
    case DidChangeWorkspaceFoldersParams.method: _ = try DidChangeWorkspaceFoldersParams(json: params)
    default: if let new = params.object?["settings"] { settings = Settings(json: new) }
    }
  }
}

/// The open documents, and one that is not open.
private struct MessageWorkspace: WorkspaceReading {
  private(set) var documents: [FileURI: DocumentSnapshot] = [:]

  init() {
    let text = #"{ "id": "b", "styles": { "t": {} }, "root": { "children": [{ "type": "spacer" }] } }"#
    set(SourceFile(uri: FileURI(path: "/app/b.clads.json"), version: nil, bytes: Array(text.utf8)))
  }

  mutating func set(_ source: SourceFile) {
    let name = source.uri.path.split(separator: "/").last.map(String.init) ?? ""
    let context = FileContext(
      kind: FileKind(ofFileNamed: name, at: nil, in: Project(), orIf: true), projectPath: nil, path: name)
    documents[source.uri] = .computing(source, context)
  }

  mutating func close(_ uri: FileURI) { documents[uri] = nil }

  func document(_ uri: FileURI) async -> DocumentSnapshot? { documents[uri] }

  func indexes() async -> [FileIndex] {
    var indexes: [FileIndex] = []
    for uri in documents.keys.sorted(by: { $0.path < $1.path }) {
      if let document = documents[uri] { indexes.append(await FileIndex(of: document)) }
    }
    return indexes
  }
}

import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Handles a request, or starts a task that does.
  mutating func handle(request method: String, _ id: RequestID, _ params: SyntaxNode) {
    if requests.contains(id) {
      return client.refuse(id, .invalidRequest, "a request with this id is still in progress")
    }
    switch (lifecycle.phase, method) {
    case (.uninitialized, "initialize"): initialize(id, params)
    case (.uninitialized, _):
      client.refuse(id, .serverNotInitialized, "`\(method)` was sent before `initialize`")
    case (.shutDown, _): client.refuse(id, .invalidRequest, "the server is shutting down")
    case (.running, "initialize"): client.refuse(id, .invalidRequest, "`initialize` was already sent")
    case (.running, "shutdown"): shutDown(id)
    case (.running, WorkspaceDiagnosticParams.method): workspaceDiagnostics(id, params)
    case (.running, _): route(method, id, params)
    }
  }

  private mutating func route(_ method: String, _ id: RequestID, _ params: SyntaxNode) {
    guard let route = Route.all[method] else {
      return client.refuse(id, .methodNotFound, "unknown method `\(method)`")
    }
    do {
      if method == DocumentDiagnosticRequest.method {
        let params = try DocumentDiagnosticParams(json: params)
        if documents[params.textDocument.uri] == nil { return diagnostics(ofClosed: params, id) }
      }
      switch try route.prepare(id, params) {
      case .document(let uri, let empty, let respond): start(id, uri, empty, respond)
      case .workspace(let subject, let isOrdered, let respond):
        let context = workspaceContext()
        let length = subject.flatMap { documents[$0]?.file.source.bytes.count }
        if isOrdered {
          requests.startInOrder(id, about: subject, length: length) { await respond(context) }
        } else {
          requests.start(id, length: length) { await respond(context) }
        }
      }
    } catch {
      client.refuse(id, .invalidParams, "\(method): \(error.message)")
    }
  }

  /// Starts a request about a document, which may not be open.
  private mutating func start(
    _ id: RequestID, _ uri: FileURI, _ empty: OutgoingMessage,
    _ respond: @escaping @Sendable (FeatureContext) async -> OutgoingMessage
  ) {
    let workspace = workspaceContext()
    if let document = documents[uri] {
      if !document.context.kind.hasFeatures { return client.outbox.send(empty) }
      let context = FeatureContext(document: document.snapshot, workspace: workspace)
      let length = document.file.source.bytes.count
      return requests.start(id, about: (uri, document.textGeneration), length: length) {
        await respond(context)
      }
    }
    requests.start(id) {
      guard let document = await workspace.workspace.document(uri) else {
        return .failure(id, ResponseError(.invalidParams, "`\(uri)` is not open, and no such file exists"))
      }
      if !document.kind.hasFeatures { return empty }
      return await respond(FeatureContext(document: document, workspace: workspace))
    }
  }

  /// Sends the response to a request, unless the request was canceled or its document has changed. A change
  /// of the project is no reason to refuse it: clients are asked to request again what depends on that.
  mutating func finish(_ id: RequestID, _ number: Int, _ message: OutgoingMessage) {
    guard let request = requests.end(id, number) else { return }
    if let (uri, generation) = request.document, documents[uri]?.textGeneration != generation {
      return client.refuse(id, .contentModified, "the document has changed since the request was sent")
    }
    client.outbox.send(message)
  }

  /// Handles `$/cancelRequest`.
  mutating func cancel(_ id: RequestID) {
    if requests.cancel(id) { client.refuse(id, .requestCancelled, "the request was canceled") }
  }

  /// Returns the state of the workspace at this moment, for features.
  private func workspaceContext() -> WorkspaceContext {
    WorkspaceContext(
      client: client.capabilities, settings: settings, encoding: client.encoding,
      workspace: WorkspaceView(
        documents: documents.snapshots, projects: projects, choices: documents.choices,
        folders: folders, index: currentIndex),
      semanticTokens: semanticTokens, version: version, previews: previews.queue?.host,
      choose: { [events] uri, part in events.yield(.chosen(uri, part)) },
      showMessage: { [client] text in client.show(ResponseError.withoutLinks(text)) })
  }
}

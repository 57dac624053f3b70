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
    if running[id] != nil {
      return refuse(id, .invalidRequest, "a request with this id is still in progress")
    }
    switch (phase, method) {
    case (.uninitialized, "initialize"): initialize(id, params)
    case (.uninitialized, _):
      refuse(id, .serverNotInitialized, "`\(method)` was sent before `initialize`")
    case (.shutDown, _): refuse(id, .invalidRequest, "the server is shutting down")
    case (.running, "initialize"): refuse(id, .invalidRequest, "`initialize` was already sent")
    case (.running, "shutdown"): shutDown(id)
    case (.running, WorkspaceDiagnosticParams.method): workspaceDiagnostics(id, params)
    case (.running, _): route(method, id, params)
    }
  }

  private mutating func route(_ method: String, _ id: RequestID, _ params: SyntaxNode) {
    guard let route = Route.all[method] else {
      return refuse(id, .methodNotFound, "unknown method `\(method)`")
    }
    do {
      switch try route.prepare(id, params) {
      case .document(let uri, let empty, let respond): start(id, uri, empty, respond)
      case .workspace(let subject, let isOrdered, let respond):
        let context = workspaceContext()
        let length = subject.flatMap { documents[$0]?.file.source.bytes.count }
        let earlier = isOrdered ? lastOrdered[subject] : nil
        start(id, uri: nil, generation: nil, length: length, after: earlier) { await respond(context) }
        if isOrdered { lastOrdered[subject] = running[id]?.task }
      }
    } catch {
      refuse(id, .invalidParams, "\(method): \(error.message)")
    }
  }

  private mutating func start(
    _ id: RequestID, _ uri: FileURI, _ empty: OutgoingMessage,
    _ respond: @escaping @Sendable (FeatureContext) async -> OutgoingMessage
  ) {
    let workspace = workspaceContext()
    if let document = documents[uri] {
      if !document.context.kind.isChecked { return outbox.send(empty) }
      let context = FeatureContext(document: document.snapshot, workspace: workspace)
      return start(
        id, uri: uri, generation: document.generation, length: document.file.source.bytes.count
      ) { await respond(context) }
    }
    start(id, uri: nil, generation: nil, length: nil) {
      guard let document = await workspace.workspace.document(uri) else {
        return .failure(id, ResponseError(.invalidParams, "`\(uri)` is not open, and no such file exists"))
      }
      if !document.kind.isChecked { return empty }
      return await respond(FeatureContext(document: document, workspace: workspace))
    }
  }

  private mutating func start(
    _ id: RequestID, uri: FileURI?, generation: Int?, length: Int?, after earlier: Task<Void, Never>? = nil,
    _ respond: @escaping @Sendable () async -> OutgoingMessage
  ) {
    requestCount += 1
    let task = threads.forRequests(about: length).start { [events, requestCount] in
      if let earlier {
        await earlier.value
        // A request that is canceled while it waits must have no effect.
        if Task.isCancelled { return }
      }
      _ = events.yield(.responded(id, number: requestCount, await respond()))
    }
    running[id] = Running(task: task, number: requestCount, uri: uri, generation: generation)
  }

  /// Sends the response to a request, unless the request was canceled or its document has changed.
  mutating func finish(_ id: RequestID, _ number: Int, _ message: OutgoingMessage) {
    guard let request = running[id], request.number == number else { return }
    running[id] = nil
    if let uri = request.uri, documents[uri]?.generation != request.generation {
      return refuse(id, .contentModified, "the document has changed since the request was sent")
    }
    outbox.send(message)
  }

  /// Handles `$/cancelRequest`.
  mutating func cancel(_ id: RequestID) {
    guard let request = running.removeValue(forKey: id) else { return }
    request.task.cancel()
    refuse(id, .requestCancelled, "the request was canceled")
  }

  /// Responds to a request with an error.
  func refuse(_ id: RequestID, _ code: ResponseError.Code, _ message: String) {
    outbox.send(.failure(id, ResponseError(code, message)))
  }

  private mutating func shutDown(_ id: RequestID) {
    phase = .shutDown
    deadline.use(exitStatus)
    lastScan?.task.cancel()
    for document in documents.values { document.work.cancel() }
    for (id, request) in running {
      request.task.cancel()
      refuse(id, .requestCancelled, "the server is shutting down")
    }
    running = [:]
    previewQueue?.close()
    outbox.send(.response(id, LSPNull()))
  }

  /// Returns the state of the workspace at this moment, for features.
  func workspaceContext() -> WorkspaceContext {
    WorkspaceContext(
      client: client, settings: settings, encoding: encoding,
      workspace: WorkspaceView(
        documents: documents.mapValues(\.snapshot), projects: projects, selectedSamples: selectedSamples,
        folders: folders, index: currentIndex),
      semanticTokens: semanticTokens, version: version, previews: previewQueue?.host,
      chooseSample: { [events] uri, name in events.yield(.sampleChosen(uri, name)) },
      showMessage: { [outbox] text in
        let message = ResponseError.withoutLinks(text)
        outbox.send(.notification("window/showMessage", LogMessageParams(type: 3, message: message)))
      })
  }

  /// Selects the sample that a document is shown with.
  mutating func choose(sample name: String, of uri: FileURI) {
    selectedSamples[uri] = name == Sample.initialName ? nil : name
    documents[uri]?.selectedSample = name
    refreshPreviews(of: uri)
    refreshPreviewsFromDisk(of: uri)
    if client.refreshInlayHints { request("workspace/inlayHint/refresh", LSPNull?.none) }
  }
}

import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension EventLoop {
  static let noDiagnostics = LSPAny(bytes: Array("[]".utf8))

  /// Publishes the findings in an open document, unless they are out of date or the client already has
  /// them.
  mutating func publish(_ diagnostics: LSPAny, of uri: FileURI, _ generation: Int) {
    guard phase == .running, let document = documents[uri], document.generation == generation else { return }
    trace("checked \(uri), version \(document.file.source.version ?? 0)")
    if client.pullDiagnostics { return }
    let hasFindings = document.published != nil || pushed[uri] != nil
    if document.published == diagnostics || !hasFindings && !document.context.kind.isChecked { return }
    documents[uri]?.published = diagnostics
    pushed[uri] = nil
    send(diagnostics, of: uri, version: document.file.source.version)
  }

  /// Sends the findings in a document, replacing any earlier ones that are still unsent.
  func send(_ diagnostics: LSPAny, of uri: FileURI, version: Int?) {
    outbox.send(
      .notification(
        PublishDiagnosticsParams.method,
        PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics)),
      replacing: uri.string)
  }

  /// Handles `workspace/diagnostic`: open documents are checked as they are in the editor, the others as on
  /// disk.
  mutating func workspaceDiagnostics(_ id: RequestID, _ json: SyntaxNode) {
    let params: WorkspaceDiagnosticParams
    do {
      params = try WorkspaceDiagnosticParams(json: json)
    } catch {
      return refuse(id, .invalidParams, "\(WorkspaceDiagnosticParams.method): \(error.message)")
    }
    if !pullsWorkspaceDiagnostics {
      pullsWorkspaceDiagnostics = true
      clearPushed()
    }
    let reading = WorkspaceDiagnostics(
      open: documents.values.map(\.snapshot), index: currentIndex, client: client, encoding: encoding)
    requestCount += 1
    let task = threads.forRequests(about: nil).start { [events, outbox, requestCount] in
      var items = await reading.reports(previous: params.previousResultIds)
      if let token = params.partialResultToken, items.count > WorkspaceDiagnostics.partSize {
        // Once any items are sent as partial results, the protocol requires the response itself to be empty.
        while !items.isEmpty, !Task.isCancelled {
          let part = WorkspaceDiagnosticReport(items: Array(items.prefix(WorkspaceDiagnostics.partSize)))
          outbox.send(.notification("$/progress", ProgressParams(token: token, value: LSPAny(part))))
          items.removeFirst(min(WorkspaceDiagnostics.partSize, items.count))
        }
      }
      let report = WorkspaceDiagnosticReport(items: items)
      _ = events.yield(.responded(id, number: requestCount, .response(id, report)))
    }
    running[id] = Running(task: task, number: requestCount, uri: nil, generation: nil)
  }

  /// Clears the findings that were pushed for closed files.
  private mutating func clearPushed() {
    for uri in pushed.keys { send(Self.noDiagnostics, of: uri, version: nil) }
    pushed = [:]
  }
}

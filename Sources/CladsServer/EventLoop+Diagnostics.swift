import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Publishes the findings in the current version of an open document, unless the client already has them.
  mutating func publish(_ diagnostics: LSPAny, of uri: FileURI) {
    guard lifecycle.isRunning, let document = documents[uri] else { return }
    client.trace("checked \(uri), version \(document.file.source.version ?? 0)")
    let version = document.file.source.version
    if client.capabilities.pullDiagnostics {
      // A client pulls what it has changed itself; that a document has changed its tests, it does not know.
      guard document.context.kind == .test else { return }
      if let known = document.published, known.version == version, known.diagnostics != diagnostics {
        client.refreshDiagnostics()
      }
      return documents.setPublished(diagnostics, of: uri)
    }
    if document.context.kind.isChecked {
      // A new version is published even if its findings are equal, because clients wait for its number.
      if let sent = document.published, sent.version == version, sent.diagnostics == diagnostics { return }
    } else {
      let shown = document.published?.diagnostics ?? (pushed.contains(uri) ? nil : PushedDiagnostics.none)
      if shown == diagnostics { return }
    }
    documents.setPublished(diagnostics, of: uri)
    pushed.forget(uri)
    client.publish(diagnostics, of: document.file.source.uri, version: version)
  }

  /// Handles `workspace/diagnostic`: open documents are checked as they are in the editor, the others as on
  /// disk.
  mutating func workspaceDiagnostics(_ id: RequestID, _ json: SyntaxNode) {
    let params: WorkspaceDiagnosticParams
    do {
      params = try WorkspaceDiagnosticParams(json: json)
    } catch {
      return client.refuse(id, .invalidParams, "\(WorkspaceDiagnosticParams.method): \(error.message)")
    }
    pushed.stop(client)
    let reading = WorkspaceDiagnostics(
      open: documents.all.map(\.snapshot), index: currentIndex, spellings: pushed.spellings,
      client: client.capabilities, settings: settings, encoding: client.encoding)
    requests.start(id) { [outbox = client.outbox] in
      var items = await reading.reports(previous: params.previousResultIds)
      if let token = params.partialResultToken, items.count > WorkspaceDiagnostics.partSize {
        // Once any items are sent as partial results, the protocol requires the response itself to be empty.
        while !items.isEmpty, !Task.isCancelled {
          let part = WorkspaceDiagnosticReport(items: Array(items.prefix(WorkspaceDiagnostics.partSize)))
          outbox.send(.notification("$/progress", ProgressParams(token: token, value: LSPAny(part))))
          items.removeFirst(min(WorkspaceDiagnostics.partSize, items.count))
        }
      }
      return .response(id, WorkspaceDiagnosticReport(items: items))
    }
  }

  /// Handles `textDocument/diagnostic` about a file that is not open.
  ///
  /// Its findings are those of the scan, so a file outside of the workspace has none. Clients that pull the
  /// workspace send this after closing a file.
  mutating func diagnostics(ofClosed params: DocumentDiagnosticParams, _ id: RequestID) {
    let uri = params.textDocument.uri
    requests.start(id) { [currentIndex] in
      let items = uri.isFile ? await currentIndex().files[uri.path]?.diagnostics : nil
      return .response(
        id,
        DocumentDiagnosticReport.report(items ?? PushedDiagnostics.none, previous: params.previousResultId))
    }
  }

  // MARK: - The files on disk

  /// Scans the files of the workspace in the background.
  mutating func scan() {
    if lifecycle.isRunning { scans.start(generation: projects.generation, scanning) }
  }

  /// A function that returns the index of the files on disk.
  var currentIndex: @Sendable () async -> WorkspaceIndex {
    scans.currentIndex(isWatched: client.capabilities.registersWatchedFiles, scanning)
  }

  private var scanning: WorkspaceScans.Scanning {
    let folders = folders.map(\.path)
    return { [events, projects, client, settings, jobs = threads.background.count] known in
      var progress = ScanProgress(client.outbox, isWanted: client.capabilities.workDoneProgress)
      var scan = WorkspaceScan(
        projects: projects, previous: known,
        client: WorkspaceScan.Client(
          capabilities: client.capabilities, encoding: client.encoding, settings: settings))
      let result = await scan.run(folders, jobs: jobs) { progress.report($0, $1) }
      progress.end()
      if !Task.isCancelled { events.yield(.indexed(result)) }
      return result
    }
  }

  /// Adopts the result of a scan, and publishes the findings about files that are not open.
  mutating func adopt(_ index: WorkspaceIndex) {
    guard scans.adopt(index, generation: projects.generation) else { return }
    logProblems()
    pushFindings()
  }

  /// Publishes the findings about files that are not open.
  mutating func pushFindings() {
    if lifecycle.isRunning, scans.index.generation == projects.generation {
      pushed.push(scans.index, except: documents, to: client)
    }
  }

  /// Logs which files could not be read, each once for as long as that is so.
  mutating func logProblems() {
    let problems = Set(scans.index.problems + projects.problems)
    for problem in problems.subtracting(loggedProblems).sorted() { client.log(problem, isWarning: true) }
    loggedProblems = problems
  }
}

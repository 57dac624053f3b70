import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Handles `textDocument/didOpen`.
  mutating func open(_ item: TextDocumentItem) {
    cancelWork(on: item.uri)
    let source = SourceFile(uri: item.uri, version: item.version, bytes: Array(item.text.utf8))
    let file = ParsedFile(source)
    // Where findings are pushed, those of the closed file are kept until the document has been checked. Then
    // they are published even if they are equal: some clients drop the findings of files that have not been
    // opened. A client that pulls the findings of open documents would show them twice.
    if client.capabilities.pullDiagnostics { pushed.clear(item.uri, client) }
    pushed.adoptSpelling(of: item.uri, client)
    if let other = documents[item.uri], other.file.source.uri.string != item.uri.string {
      clearFindings(of: other)
      _ = documents.remove(item.uri)
    }
    let kind = update(file, languageId: item.languageId)
    projectTextChanged(file, kind)
    logProblems()
  }

  /// Handles `textDocument/didChange`; each change applies to the result of the one before it.
  ///
  /// `finishChange` parses and checks the text: letters that arrive faster than that are taken together.
  mutating func change(_ params: DidChangeParams) {
    let uri = params.textDocument.uri
    if let changing, changing.old.file.source.uri != uri { finishChange() }
    cancelWork(on: uri)
    // The old version is removed before the new one is created, so that a large text is not in memory twice
    // for long.
    guard
      var document = changing
        ?? documents.remove(uri).map({ ChangingDocument(old: $0, source: $0.file.source) })
    else {
      return client.log("received changes of `\(uri)`, which is not open", isWarning: true)
    }
    changing = nil
    if let version = document.source.version, params.textDocument.version <= version {
      client.log(
        "`\(document.source.uri)`: received version \(params.textDocument.version) after version \(version)",
        isWarning: true)
    }
    for change in params.contentChanges {
      document.source = document.source.changed(by: change, encoding: client.encoding)
    }
    document.source = document.source.with(version: params.textDocument.version)
    changing = document
  }

  /// Parses the document that is being changed, and starts the work on it.
  mutating func finishChange() {
    guard let document = changing else { return }
    changing = nil
    let old = document.old
    let file = ParsedFile(document.source, after: old.file)
    let kind = update(file, languageId: old.languageId, after: old)
    projectTextChanged(file, kind)
  }

  /// Handles `textDocument/didClose`.
  mutating func close(_ uri: FileURI) {
    cancelWork(on: uri)
    guard let document = documents.remove(uri) else { return }
    clearFindings(of: document)
    switch document.context.kind {
    case .project:
      if projects.setText(nil, ofProjectAt: uri.path) { projectsChanged() }
    case .sample:
      if projects.setText(nil, ofSampleAt: uri.path) { projectsChanged() }
    case .document, .envelope, .swift, .test, .tokens, .baseline, .other:
      recheckTests(ofDocumentAt: uri)
      // From now on the findings are those of the file on disk.
      pushFindings()
      scan()
    }
    refreshPreviewsFromDisk(of: uri)
  }

  /// Removes the findings in a document that was open from a client that they were pushed to.
  private func clearFindings(of document: OpenDocument) {
    guard !client.capabilities.pullDiagnostics, let sent = document.published,
      sent.diagnostics != PushedDiagnostics.none
    else { return }
    client.publish(PushedDiagnostics.none, of: document.file.source.uri, version: nil)
  }

  /// Cancels the requests and the work on a version of a document that is out of date.
  private func cancelWork(on uri: FileURI) {
    // Cancel the requests first: they analyze the text themselves if the work on it is canceled.
    requests.cancelTasks(about: uri)
    documents[uri]?.work.cancel()
  }

  /// Starts the work on a version of a file, in the project that it belongs to now; returns its kind.
  @discardableResult
  private mutating func update(_ file: ParsedFile, languageId: String, after old: OpenDocument? = nil)
    -> FileKind
  {
    let open = documents
    let context = projects.context(of: file, languageId: languageId) { open.file(at: $0) }
    projects.recordNewStamps()
    let encoder = DiagnosticEncoder(
      client: client.capabilities, encoding: client.encoding, projectPath: context.projectPath,
      visibility: FindingVisibility(settings))
    documents.update(
      file, languageId: languageId, context, encoder, projects: projects.generation, after: old)
    return context.kind
  }

  /// Applies the text of an open project file or sample to the documents that use it.
  private mutating func projectTextChanged(_ file: ParsedFile, _ kind: FileKind) {
    let uri = file.source.uri
    switch kind {
    case .project:
      if projects.setText(file, ofProjectAt: uri.path) { projectsChanged(except: uri) }
    case .sample:
      if projects.setText(file, ofSampleAt: uri.path) { projectsChanged(except: uri) }
    case .document, .envelope, .swift: recheckTests(ofDocumentAt: uri)
    case .test, .tokens, .baseline, .other: break
    }
  }

  /// Rechecks the open tests of a document, and those that may be: a file that is opened may be new.
  mutating func recheckTests(ofDocumentAt uri: FileURI) {
    let tests = documents.all.filter { $0.context.kind == .test }
    if tests.isEmpty || !uri.isFile { return }
    let path = FileSystem.absolute(uri.path)
    for old in tests where old.context.testSubject.document.map({ $0.path == path }) ?? true {
      old.work.cancel()
      update(old.file, languageId: old.languageId, after: old)
    }
  }

  /// Rechecks everything after a change of project files, samples or settings.
  mutating func projectsChanged(except file: FileURI? = nil) {
    projects.recordChange()
    showRestartForSwift()
    for old in Array(documents.all) where old.file.source.uri != file {
      old.work.cancel()
      update(old.file, languageId: old.languageId, after: old)
    }
    for uri in previews.closedDocuments(documents) { refreshPreviewsFromDisk(of: uri) }
    projects.recordStamps()
    client.refreshEverything()
    scan()
  }

  /// Rechecks everything after a change of files that projects are read from, unless these are Swift files
  /// that register what they did before; returns whether it does.
  @discardableResult
  mutating func reloadProjects(after changed: [String]) -> Bool {
    if changed.allSatisfy({ projects.isSource($0) }) {
      guard projects.rereadSources() else { return false }
    } else {
      projects.reload()
    }
    projectsChanged()
    return true
  }

  /// Checks whether a project file has changed, for clients that do not watch files.
  mutating func checkProjectFiles() {
    guard lifecycle.isRunning, !client.capabilities.registersWatchedFiles else { return }
    let changed = projects.recordStamps()
    if !changed.isEmpty, reloadProjects(after: changed) { return }
    if projects.haveSamplesChanged, projects.refreshSamples() { return projectsChanged() }
    for uri in previews.changedFiles(except: documents) { refreshPreviewsFromDisk(of: uri) }
  }
}

import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Handles `textDocument/didOpen`.
  mutating func open(_ item: TextDocumentItem) {
    cancelWork(on: item.uri)
    let source = SourceFile(uri: item.uri, version: item.version, bytes: Array(item.text.utf8))
    let file = ParsedFile(source)
    // Where findings are pushed, `pushed` keeps those of the closed file until the document has been checked.
    // Then they are published even if they are equal: some clients drop the findings of files that have not
    // been opened.
    if client.pullDiagnostics, let sent = pushed.removeValue(forKey: item.uri), sent != Self.noDiagnostics {
      // The client pulls the findings of open documents; without this it would show them twice.
      send(Self.noDiagnostics, of: item.uri, version: nil)
    }
    let context = projects.context(of: file, languageId: item.languageId)
    documents[item.uri] = document(
      file, item.languageId, context, published: documents[item.uri]?.published)
    projectTextChanged(file, context.kind)
    logProblems()
  }

  /// Handles `textDocument/didChange`; each change applies to the result of the one before it.
  mutating func change(_ params: DidChangeParams) {
    let uri = params.textDocument.uri
    guard let old = documents[uri] else {
      return log("received changes of `\(uri)`, which is not open", isWarning: true)
    }
    if let version = old.file.source.version, params.textDocument.version <= version {
      log(
        "`\(uri)`: received version \(params.textDocument.version) after version \(version)", isWarning: true)
    }
    cancelWork(on: uri)
    // Release the old version before creating the new one, so that a large text is not in memory twice for
    // long.
    documents[uri] = nil
    var source = old.file.source
    for change in params.contentChanges { source = source.changed(by: change, encoding: encoding) }
    let file = ParsedFile(
      SourceFile(uri: uri, version: params.textDocument.version, bytes: source.bytes))
    let context = projects.context(of: file, languageId: old.languageId)
    var document = document(file, old.languageId, context, published: old.published)
    document.copyResults(of: old)
    documents[uri] = document
    projectTextChanged(file, context.kind)
  }

  /// Handles `textDocument/didClose`.
  mutating func close(_ uri: FileURI) {
    cancelWork(on: uri)
    guard let document = documents.removeValue(forKey: uri) else { return }
    if !client.pullDiagnostics, document.published.map({ $0 != Self.noDiagnostics }) ?? false {
      send(Self.noDiagnostics, of: uri, version: nil)
    }
    switch document.context.kind {
    case .project:
      if projects.setText(nil, ofProjectAt: uri.path) { projectsChanged() }
    case .sample:
      if projects.setText(nil, ofSampleAt: uri.path) { projectsChanged() }
    case .document, .envelope, .tokens, .other:
      // From now on the findings are those of the file on disk.
      update(index)
      scan()
    }
    refreshPreviewsFromDisk(of: uri)
  }

  /// Cancels the requests and the work on a version of a document that is out of date.
  private func cancelWork(on uri: FileURI) {
    // Cancel the requests first: they analyze the text themselves if the work on it is canceled.
    for request in running.values where request.uri == uri { request.task.cancel() }
    documents[uri]?.work.cancel()
  }

  private mutating func document(
    _ file: ParsedFile, _ languageId: String, _ context: FileContext, published: LSPAny?
  ) -> OpenDocument {
    generation += 1
    let encoder = DiagnosticEncoder(client: client, encoding: encoding, projectPath: context.projectPath)
    let work = DocumentWork(
      file, context, generation: generation, encoder: encoder, on: threads, events: events)
    return OpenDocument(
      file: file, languageId: languageId, context: context, generation: generation, work: work,
      published: published, selectedSample: selectedSamples[file.source.uri] ?? Sample.initialName)
  }

  /// Applies the text of an open project file or sample to the documents that use it.
  private mutating func projectTextChanged(_ file: ParsedFile, _ kind: FileKind) {
    switch kind {
    case .project:
      if projects.setText(file, ofProjectAt: file.source.uri.path) {
        projectsChanged(except: file.source.uri)
      }
    case .sample:
      if projects.setText(file, ofSampleAt: file.source.uri.path) { projectsChanged(except: file.source.uri) }
    case .document, .envelope, .tokens, .other: break
    }
  }

  /// Rechecks everything after a change of project files, samples or settings.
  mutating func projectsChanged(except file: FileURI? = nil) {
    projectGeneration += 1
    for (uri, old) in documents where uri != file {
      cancelWork(on: uri)
      let context = projects.context(of: old.file, languageId: old.languageId)
      var document = document(old.file, old.languageId, context, published: old.published)
      document.copyResults(of: old)
      documents[uri] = document
    }
    refreshPreviewsFromDisk { _, _ in true }
    projectStamps = projects.stamps
    if client.pullDiagnostics, client.refreshDiagnostics {
      request("workspace/diagnostic/refresh", LSPNull?.none)
    }
    if client.refreshSemanticTokens { request("workspace/semanticTokens/refresh", LSPNull?.none) }
    if client.refreshInlayHints { request("workspace/inlayHint/refresh", LSPNull?.none) }
    if client.refreshCodeLenses { request("workspace/codeLens/refresh", LSPNull?.none) }
    scan()
  }

  /// Checks whether a project file has changed, for clients that do not watch files.
  mutating func checkProjectFiles() {
    guard phase == .running, !client.registersWatchedFiles else { return }
    let stamps = projects.stamps
    let haveChanged = projectStamps.contains { path, stamp in stamps[path].map { $0 != stamp } ?? false }
    projectStamps = stamps
    if haveChanged {
      projects.reload()
      return projectsChanged()
    }
    if projects.haveSamplesChanged, projects.refreshSamples() { return projectsChanged() }
    refreshPreviewsFromDisk { uri, stamp in FileSystem.stamp(uri.path) != stamp }
  }
}

import CladsFiles
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Handles a notification; one with invalid parameters is logged.
  mutating func handle(notification method: String, _ params: SyntaxNode) {
    do {
      try dispatch(method, params)
    } catch {
      client.log("\(method): \(error.message)", isWarning: true)
    }
  }

  private mutating func dispatch(_ method: String, _ params: SyntaxNode) throws(InvalidParams) {
    switch method {
    case "initialized": initialized()
    case DidOpenParams.method: open(try DidOpenParams(json: params).textDocument)
    case DidChangeParams.method: change(try DidChangeParams(json: params))
    case DidCloseParams.method: close(try DidCloseParams(json: params).textDocument.uri)
    case CancelParams.method: cancel(try CancelParams(json: params).id)
    case SetTraceParams.method: client.traceLevel = try SetTraceParams(json: params).value
    case DidChangeWatchedFilesParams.method:
      filesChanged(try DidChangeWatchedFilesParams(json: params).changes.map(\.uri))
    case RenameFilesParams.didRename:
      // Clients that watch files also report each of them.
      filesChanged(try RenameFilesParams(json: params).files.flatMap { [$0.old, $0.new] })
    case DidChangeWorkspaceFoldersParams.method:
      foldersChanged(try DidChangeWorkspaceFoldersParams(json: params))
    case "workspace/didChangeConfiguration": configurationChanged(params)
    default:
      // Unknown notifications are ignored; the protocol requires it only for those that start with `$/`.
      break
    }
  }

  private mutating func configurationChanged(_ params: SyntaxNode) {
    if let settings = params.object?["settings"], settings.kind == .object {
      apply(SettingsReading(settings))
    } else {
      requestConfiguration()
    }
  }

  private mutating func foldersChanged(_ params: DidChangeWorkspaceFoldersParams) {
    folders.removeAll { folder in params.removed.contains { $0.uri == folder } }
    for folder in params.added where folder.uri.isFile && !folders.contains(folder.uri) {
      folders.append(folder.uri)
    }
    projects.apply(settings, folders: folders)
    projectsChanged()
  }

  private mutating func filesChanged(_ uris: [FileURI]) {
    let stamps = projects.stamps
    let paths = uris.map { FileSystem.absolute($0.path) }
    let ofProjects = paths.filter {
      Paths.name(of: $0) == FileKind.projectFileName || stamps[$0] != nil || projects.mayBeCompanion($0)
    }
    if !ofProjects.isEmpty, reloadProjects(after: ofProjects) {
      // Everything is checked again, the other files among it.
    } else if paths.contains(where: { projects.isSample($0) }), projects.refreshSamples() {
      projectsChanged()
    } else if projects.refreshDestinations() {
      projectsChanged()
    } else {
      for path in paths { recheckTests(ofDocumentAt: FileURI(path: path)) }
      scan()
      for uri in previews.closedDocuments(documents) where paths.contains(FileSystem.absolute(uri.path)) {
        refreshPreviewsFromDisk(of: uri)
      }
    }
  }
}

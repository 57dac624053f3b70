import CladsFiles
import CladsLanguageService
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Looks at the files of the workspace again, in the background.
  mutating func scan() {
    guard phase == .running else { return }
    indexTask?.cancel()
    indexTask = startScan()
  }

  /// What is known about the files on disk, for whoever asks: as of the last look where the client tells us about
  /// changes, otherwise after another look, at which only what changed is read.
  var currentIndex: @Sendable () async -> WorkspaceIndex {
    if let indexTask, client.registersWatchedFiles || !isIndexed { return { await indexTask.value } }
    return scanning
  }

  private mutating func startScan() -> Task<WorkspaceIndex, Never> {
    let scanning = scanning
    return Task.detached(priority: .utility) { await scanning() }
  }

  private var scanning: @Sendable () async -> WorkspaceIndex {
    let folders = folders.map(\.path)
    return { [events, outbox, projects, projectGeneration, index, encoding, client] in
      var progress = ScanProgress(outbox, isWanted: client.workDoneProgress)
      let result = await WorkspaceIndex.scan(
        folders, projects: projects, generation: projectGeneration, previous: index, encoding: encoding,
        client: client, report: { progress.report($0, $1) })
      progress.end()
      if !Task.isCancelled { events.yield(.indexed(result)) }
      return result
    }
  }

  /// Takes over what was found in the files of the workspace, and tells the client what is wrong in those that
  /// are not open.
  mutating func take(_ index: WorkspaceIndex) {
    self.index = index
    isIndexed = true
    if phase != .running || asksForWorkspaceDiagnostics { return }
    var gone = Set(pushed.keys)
    for (path, file) in index.files {
      let uri = FileURI(path: path)
      gone.remove(uri)
      if documents[uri] != nil || (pushed[uri] ?? Self.noDiagnostics) == file.diagnostics { continue }
      pushed[uri] = file.diagnostics
      send(file.diagnostics, of: uri, version: nil)
    }
    for uri in gone where documents[uri] == nil {
      pushed[uri] = nil
      send(Self.noDiagnostics, of: uri, version: nil)
    }
  }
}

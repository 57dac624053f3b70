import CladsFiles
import CladsLanguageService
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Looks at the files of the workspace again, in the background.
  ///
  /// One look after the other: threads are few, and a look that is always given up for the next never ends.
  mutating func scan() {
    guard phase == .running else { return }
    if let lastScan {
      let isCurrent = lastScan.generation == projectGeneration
      // One that waits will see what has changed.
      if isCurrent, !lastScan.hasBegun.with({ $0 }) { return }
      if !isCurrent { lastScan.task.cancel() }
    }
    let hasBegun = Monitor(false)
    let task = Task.detached(priority: .utility) { [lastScan, scanning, index] in
      let known = await lastScan?.task.value ?? index
      hasBegun.with { $0 = true }
      return await scanning(known)
    }
    lastScan = Scan(task: task, hasBegun: hasBegun, generation: projectGeneration)
  }

  /// What is known about the files on disk, for whoever asks: as of the last look where the client tells us about
  /// changes, otherwise after another look, at which only what changed is read.
  var currentIndex: @Sendable () async -> WorkspaceIndex {
    let again: @Sendable () async -> WorkspaceIndex = { [scanning, index] in await scanning(index) }
    guard let lastScan, client.registersWatchedFiles || !isIndexed else { return again }
    return {
      let index = await lastScan.task.value
      // One that was given up has not seen everything.
      return lastScan.task.isCancelled && !Task.isCancelled ? await again() : index
    }
  }

  private var scanning: @Sendable (WorkspaceIndex) async -> WorkspaceIndex {
    let folders = folders.map(\.path)
    return { [events, outbox, projects, projectGeneration, encoding, client] known in
      var progress = ScanProgress(outbox, isWanted: client.workDoneProgress)
      let result = await WorkspaceIndex.scan(
        folders, projects: projects, generation: projectGeneration, previous: known, encoding: encoding,
        client: client, report: { progress.report($0, $1) })
      progress.end()
      if !Task.isCancelled { events.yield(.indexed(result)) }
      return result
    }
  }

  /// Takes over what was found in the files of the workspace, and tells the client what is wrong in those that
  /// are not open.
  mutating func take(_ index: WorkspaceIndex) {
    // A look with what a project file said before may end after a newer one.
    guard index.generation == projectGeneration else { return }
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

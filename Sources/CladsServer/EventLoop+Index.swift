import CladsFiles
import CladsLanguageService
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Scans the files of the workspace in the background.
  ///
  /// Scans run one at a time: threads are few, and a scan that every change restarts would never end.
  mutating func scan() {
    guard phase == .running else { return }
    if let lastScan {
      let isCurrent = lastScan.generation == projectGeneration
      // A scan that has not begun yet will see the change.
      if isCurrent, !lastScan.hasBegun.with({ $0 }) { return }
      if !isCurrent { lastScan.task.cancel() }
    }
    let hasBegun = Monitor(false)
    let task = threads.background.start { [lastScan, scanning, index] in
      let known = await lastScan?.task.value ?? index
      hasBegun.with { $0 = true }
      return await scanning(known)
    }
    lastScan = Scan(task: task, hasBegun: hasBegun, generation: projectGeneration)
  }

  /// A function that returns the index of the files on disk: the result of the last scan when the client
  /// watches files, otherwise that of a new scan, which reads only the files that have changed.
  var currentIndex: @Sendable () async -> WorkspaceIndex {
    let rescan: @Sendable () async -> WorkspaceIndex = { [scanning, index] in await scanning(index) }
    guard let lastScan, client.registersWatchedFiles || !isIndexed else { return rescan }
    return {
      let index = await lastScan.task.value
      // A canceled scan is incomplete.
      return lastScan.task.isCancelled && !Task.isCancelled ? await rescan() : index
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

  /// Logs which files could not be read, each once for as long as that is so.
  mutating func logProblems() {
    let problems = Set(index.problems + projects.contexts.projects.problems)
    for problem in problems.subtracting(loggedProblems).sorted() { log(problem, isWarning: true) }
    loggedProblems = problems
  }

  /// Stores the result of a scan, and publishes the findings about files that are not open.
  mutating func update(_ index: WorkspaceIndex) {
    // A scan that started before a project changed may finish after a newer one.
    guard index.generation == projectGeneration else { return }
    self.index = index
    isIndexed = true
    logProblems()
    if phase != .running || pullsWorkspaceDiagnostics { return }
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

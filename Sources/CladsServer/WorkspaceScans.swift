import SourceText

/// The scans of the files of the workspace, and the result of the last one.
///
/// Scans run one at a time: threads are few, and a scan that every change restarts would never end.
struct WorkspaceScans {
  /// A function that scans the files, given what is known from an earlier scan.
  typealias Scanning = @Sendable (_ known: WorkspaceIndex) async -> WorkspaceIndex

  /// A scan, which may be waiting for the one before it.
  private struct Scan {
    let task: Task<WorkspaceIndex, Never>
    let hasBegun: Monitor<Bool>
    /// The generation of the projects that it scans with.
    let generation: Int
  }

  private let threads: WorkerThreads
  private var last: Scan?
  /// The result of the last scan that has ended.
  private(set) var index = WorkspaceIndex()
  private var hasIndex = false

  init(on threads: WorkerThreads) { self.threads = threads }

  /// Starts a scan, unless one that will see the latest change is already waiting.
  mutating func start(generation: Int, _ scanning: @escaping Scanning) {
    if let last {
      let isCurrent = last.generation == generation
      if isCurrent, !last.hasBegun.with({ $0 }) { return }
      if !isCurrent { last.task.cancel() }
    }
    let hasBegun = Monitor(false)
    let task = threads.start { [last, index] in
      let known = await last?.task.value ?? index
      hasBegun.with { $0 = true }
      return await scanning(known)
    }
    last = Scan(task: task, hasBegun: hasBegun, generation: generation)
  }

  /// Stores the result of a scan; returns `false` if it is out of date: a scan that started before a project
  /// changed may end after a newer one.
  mutating func adopt(_ index: WorkspaceIndex, generation: Int) -> Bool {
    guard index.generation == generation else { return false }
    self.index = index
    hasIndex = true
    return true
  }

  /// Returns a function that returns the index of the files on disk: the result of the last scan when the
  /// client watches files, otherwise that of a new scan, which reads only the files that have changed.
  func currentIndex(isWatched: Bool, _ scanning: @escaping Scanning) -> @Sendable () async -> WorkspaceIndex {
    let rescan: @Sendable () async -> WorkspaceIndex = { [index, threads] in
      let scan = threads.start { await scanning(index) }
      return await withTaskCancellationHandler {
        await scan.value
      } onCancel: {
        scan.cancel()
      }
    }
    guard let last, isWatched || !hasIndex else { return rescan }
    return {
      let index = await last.task.value
      // A canceled scan is incomplete.
      return last.task.isCancelled && !Task.isCancelled ? await rescan() : index
    }
  }

  /// Cancels the last scan.
  func cancel() { last?.task.cancel() }

  /// Waits until the last scan has ended.
  func finish() async { _ = await last?.task.value }
}

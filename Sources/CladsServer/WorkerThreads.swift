import SourceText

/// Threads of their own for a kind of task, so that long work of one kind cannot keep another kind waiting.
///
/// Where the system has no task executors, tasks share Swift's cooperative pool instead.
package final class WorkerThreads: Sendable {
  /// The executor; typed loosely because its type is not available everywhere.
  private let executor: (any Sendable)?

  /// The number of threads.
  package let count: Int
  private let priority: SystemThread.Priority

  /// Starts `count` threads.
  init(_ count: Int, priority: SystemThread.Priority = .normal) {
    self.count = count
    self.priority = priority
    if #available(macOS 15, *) {
      executor = ThreadExecutor(count, priority)
    } else {
      executor = nil
    }
  }

  /// Starts a task that runs on one of the threads.
  package func start<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Task<Value, Never> {
    if #available(macOS 15, *), let executor = executor as? ThreadExecutor {
      return Task.detached(executorPreference: executor, operation: body)
    }
    return Task.detached(
      priority: priority == .background ? .utility : .userInitiated, operation: body)
  }
}

/// Runs tasks on threads of its own, first come, first served.
@available(macOS 15, *)
private final class ThreadExecutor: TaskExecutor {
  private struct Queue {
    var jobs: [UnownedJob] = []
    /// The index of the first job that has not been taken.
    var first = 0

    mutating func next() -> UnownedJob? {
      guard first < jobs.count else { return nil }
      defer {
        first += 1
        if first == jobs.count || first > 1024 {
          jobs.removeFirst(first)
          first = 0
        }
      }
      return jobs[first]
    }
  }

  private let queue = Monitor(Queue())

  /// Starts the threads, or returns `nil` if the system provides none.
  init?(_ count: Int, _ priority: SystemThread.Priority) {
    var started = 0
    for _ in 0..<count {
      let hasStarted = SystemThread.start { [self] in
        SystemThread.set(priority)
        work()
      }
      if hasStarted { started += 1 }
    }
    if started == 0 { return nil }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.with { $0.jobs.append(job) }
  }

  private func work() {
    while true {
      let job = queue.wait { $0.next() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

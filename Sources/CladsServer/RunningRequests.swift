import LanguageServerProtocol
import SourceText

/// The requests in progress.
struct RunningRequests {
  /// A request in progress.
  struct Running {
    let task: Task<Void, Never>
    /// Unique for the lifetime of the server; clients may reuse ids.
    let number: Int
    /// The open document that it is about, and the generation of its text.
    let document: (uri: FileURI, textGeneration: Int)?
  }

  private let threads: ServerThreads
  private let events: AsyncStream<Event>.Continuation
  private var running: [RequestID: Running] = [:]
  /// The newest of the requests that run one at a time, by the document that they are about.
  private var lastOrdered: [FileURI?: Task<Void, Never>] = [:]
  /// The number of requests so far.
  private var count = 0

  init(on threads: ServerThreads, events: AsyncStream<Event>.Continuation) {
    self.threads = threads
    self.events = events
  }

  var isEmpty: Bool { running.isEmpty }

  func contains(_ id: RequestID) -> Bool { running[id] != nil }

  /// Starts a task that responds to a request, after an earlier task if there is one.
  ///
  /// `document` is the open document that the request is about, `length` that of a text in UTF-8 bytes.
  mutating func start(
    _ id: RequestID, about document: (uri: FileURI, textGeneration: Int)? = nil, length: Int? = nil,
    after earlier: Task<Void, Never>? = nil, _ respond: @escaping @Sendable () async -> OutgoingMessage
  ) {
    count += 1
    let task = threads.forRequests(about: length).start { [events, count] in
      if let earlier {
        await earlier.value
        // A request that is canceled while it waits must have no effect.
        if Task.isCancelled { return }
      }
      _ = events.yield(.responded(id, number: count, await respond()))
    }
    running[id] = Running(task: task, number: count, document: document)
  }

  /// Starts a task that responds to a request once the one before it about the same subject has ended.
  mutating func startInOrder(
    _ id: RequestID, about subject: FileURI?, length: Int?,
    _ respond: @escaping @Sendable () async -> OutgoingMessage
  ) {
    start(id, length: length, after: lastOrdered[subject], respond)
    lastOrdered[subject] = running[id]?.task
  }

  /// Ends a request; returns it unless it was canceled before.
  mutating func end(_ id: RequestID, _ number: Int) -> Running? {
    running[id]?.number == number ? running.removeValue(forKey: id) : nil
  }

  /// Cancels a request and returns whether it was in progress.
  mutating func cancel(_ id: RequestID) -> Bool {
    guard let request = running.removeValue(forKey: id) else { return false }
    request.task.cancel()
    return true
  }

  /// Cancels all requests and returns their ids.
  mutating func cancelAll() -> [RequestID] {
    for request in running.values { request.task.cancel() }
    defer { running = [:] }
    return Array(running.keys)
  }

  /// Cancels the tasks of the requests about a version of a document that is out of date; they still end with
  /// a response.
  func cancelTasks(about uri: FileURI) {
    for request in running.values where request.document?.uri == uri { request.task.cancel() }
  }

  /// Waits until all requests have ended.
  func finish() async {
    for request in running.values { await request.task.value }
  }
}

import CladsFiles
import CladsLanguageService
package import CladsModules
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The only owner of mutable server state. Events arrive in order, and each is handled before the next.
package struct EventLoop {
  /// The phase of the server's life cycle.
  enum Phase { case uninitialized, running, shutDown }

  /// A request in progress.
  struct Running {
    let task: Task<Void, Never>
    /// Unique for the lifetime of the server; clients may reuse ids.
    let number: Int
    let uri: FileURI?
    let generation: Int?
  }

  /// A scan of the files of the workspace, which may be waiting for the one before it.
  struct Scan {
    let task: Task<WorkspaceIndex, Never>
    let hasBegun: Monitor<Bool>
    /// The `projectGeneration` that it scans with.
    let generation: Int
  }

  let name: String
  let version: String
  let outbox: Outbox
  let events: AsyncStream<Event>.Continuation
  let threads: ServerThreads
  let deadline: Deadline
  let previewQueue: PreviewQueue?
  let semanticTokens = SemanticTokensCache()

  var phase = Phase.uninitialized
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var settings = Settings()
  var folders: [FileURI] = []
  var parent: Int?
  var trace = "off"

  var documents: [FileURI: OpenDocument] = [:]
  /// The names of the samples that the user has chosen, by document.
  var selectedSamples: [FileURI: String] = [:]
  var projects: ProjectStore
  var projectStamps: [String: FileSystem.Stamp?] = [:]
  /// Incremented with every change of a project.
  var projectGeneration = 0
  /// Incremented with every change of anything that results depend on.
  var generation = 0
  var lastTickGeneration = 0
  /// The number of ticks so far.
  var tickCount = 0
  var releasedGeneration = 0
  var running: [RequestID: Running] = [:]
  /// The newest of the requests that run one at a time, by the document that they are about.
  var lastOrdered: [FileURI?: Task<Void, Never>] = [:]
  /// The number of requests so far.
  var requestCount = 0
  /// The tick after which the client closed its end; `nil` while it is open.
  var inputClosedTick: Int?

  var index = WorkspaceIndex()
  var lastScan: Scan?
  var isIndexed = false
  /// The messages about unreadable files that have been logged.
  var loggedProblems: Set<String> = []
  /// The findings last sent for closed files; kept while a file is open until its own findings are published.
  var pushed: [FileURI: LSPAny] = [:]
  var pullsWorkspaceDiagnostics = false

  /// The documents with previews, each with the stamp of its file; `nil` while the document is open.
  var previewed: [FileURI: FileSystem.Stamp?] = [:]

  /// The handlers of the responses to our own requests.
  var ownRequests: [RequestID: @Sendable (inout EventLoop, SyntaxNode) -> Void] = [:]
  var ownRequestCount = 0

  /// Creates a loop that sends its messages to `outbox`, and expects the results of what it starts to arrive
  /// from `events`. `names` are known in every project.
  package init(
    name: String, version: String, outbox: Outbox, events: AsyncStream<Event>.Continuation,
    threads: ServerThreads, deadline: Deadline, previewQueue: PreviewQueue?,
    names: RegisteredNames = RegisteredNames()
  ) {
    self.name = name
    self.version = version
    self.outbox = outbox
    self.events = events
    self.threads = threads
    self.deadline = deadline
    self.previewQueue = previewQueue
    projects = ProjectStore(names: names)
  }

  /// Handles events until the end, and returns the exit status.
  mutating func run(_ stream: AsyncStream<Event>, _ inbox: Inbox) async -> Int32 {
    for await event in stream {
      let status = handle(event)
      if case .message(let message) = event { inbox.handled(message) }
      if let status { return status }
    }
    return 1
  }

  /// Waits until the checks, requests, scans and previews that the loop has started have ended. Their results
  /// are then among the events, so that a test can handle them at once instead of when they happen to arrive.
  package func finishWork() async {
    for document in documents.values { _ = await document.work.diagnostics.value }
    for request in running.values { await request.task.value }
    _ = await lastScan?.task.value
    await previewQueue?.finish()
  }

  /// Handles one event; returns the exit status when it is the last.
  package mutating func handle(_ event: Event) -> Int32? {
    switch event {
    case .message(let message): return handle(message)
    case .invalidInput(let error): outbox.send(.failure(nil, error))
    case .analyzed(let uri, let generation, let analyses):
      if documents[uri]?.generation == generation {
        documents[uri]?.recentAnalyses = analyses
        documents[uri]?.analyzedGeneration = generation
        refreshPreviews(of: uri)
      }
    case .checked(let uri, let generation, let diagnostics, let json):
      if documents[uri]?.generation == generation {
        documents[uri]?.diagnostics = diagnostics
        documents[uri]?.errorCount = diagnostics.count { $0.severity == .error }
        refreshPreviews(of: uri)
      }
      publish(json, of: uri, generation)
    case .responded(let id, let number, let message): finish(id, number, message)
    case .sampleChosen(let uri, let name): choose(sample: name, of: uri)
    case .previews(let change): handle(change)
    case .indexed(let index): update(index)
    case .tick:
      tickCount += 1
      // Requests that arrived before the client left still get a response, but only for a second.
      if let tick = inputClosedTick, tickCount >= tick + Self.ticksPerSecond { return exitStatus }
      if parent.map({ !StandardStreams.isAlive($0) }) ?? false { return exitStatus }
      if tickCount.isMultiple(of: 2 * Self.ticksPerSecond) {
        checkProjectFiles()
        releaseMemory()
      }
    case .inputClosed: inputClosedTick = inputClosedTick ?? tickCount
    }
    return inputClosedTick != nil && running.isEmpty ? exitStatus : nil
  }

  /// The number of ticks in a second.
  static let ticksPerSecond = 2

  /// Returns free memory to the system once nothing has changed for two seconds.
  private mutating func releaseMemory() {
    if generation != releasedGeneration, generation == lastTickGeneration {
      Memory.release()
      releasedGeneration = generation
    }
    lastTickGeneration = generation
  }

  /// The exit status if the server ends now: the protocol demands 1 unless the client has sent `shutdown`.
  var exitStatus: Int32 { phase == .shutDown ? 0 : 1 }

  private mutating func handle(_ message: IncomingMessage) -> Int32? {
    switch message.content {
    case .request(let id, let method): handle(request: method, id, message.params ?? Self.noParams)
    case .notification("exit"): return exitStatus
    case .notification(let method):
      if phase == .running { handle(notification: method, message.params ?? Self.noParams) }
    case .response(let id, let isError):
      if let handler = ownRequests.removeValue(forKey: id), !isError, let result = message.params {
        handler(&self, result)
      }
    case .malformed(let id, let error): outbox.send(.failure(id, error))
    }
    return nil
  }

  private static let noParams = SyntaxTree.parse(Array("{}".utf8)).root

  /// Sends a request of our own.
  mutating func request(
    _ method: String, _ params: (some JSONEncodable)?,
    then handler: @escaping @Sendable (inout EventLoop, SyntaxNode) -> Void = { _, _ in }
  ) {
    ownRequestCount += 1
    let id = RequestID.string("clads-\(ownRequestCount)")
    ownRequests[id] = handler
    outbox.send(.request(id, method, params))
  }

  /// Writes a line to the client's log.
  func log(_ text: String, isWarning: Bool = false) {
    outbox.send(.notification("window/logMessage", LogMessageParams(type: isWarning ? 2 : 3, message: text)))
  }

  /// Sends a trace message if the client has turned tracing on.
  func trace(_ text: @autoclosure () -> String) {
    if trace != "off" { outbox.send(.notification("$/logTrace", LogTraceParams(message: text()))) }
  }
}

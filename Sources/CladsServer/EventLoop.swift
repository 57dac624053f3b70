import CladsLanguageService
package import CladsRendering
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The only owner of mutable server state. Events arrive in order, and each is handled before the next.
///
/// Each part of the state is a value with its own operations. The loop decides what a change of one part
/// means for the others.
package struct EventLoop {
  let name: String
  let version: String
  let events: AsyncStream<Event>.Continuation
  let threads: ServerThreads
  let deadline: Deadline
  let semanticTokens = SemanticTokensCache()

  var lifecycle = Lifecycle()
  var client: ClientConnection
  var settings = Settings()
  /// The folders of the workspace.
  var folders: [FileURI] = []
  var projects: ProjectStore
  var documents: OpenDocuments
  /// The document that is being changed while further messages are waiting.
  var changing: ChangingDocument?
  var requests: RunningRequests
  var scans: WorkspaceScans
  var pushed = PushedDiagnostics()
  var previews: PreviewedDocuments
  var memoryRelease = MemoryRelease()
  /// The messages about unreadable files that have been logged.
  var loggedProblems: Set<String> = []
  /// The Swift files with documents, from when the server was initialized.
  var swift = SwiftSelectors()
  /// Whether the user has been told that other Swift files need a restart.
  var hasShownRestart = false
  /// The names that the server's plugins register.
  let names: RegisteredNames
  /// The messages about invalid settings that have been shown.
  var shownProblems: Set<String> = []

  /// Creates a loop that sends its messages to `outbox`, and expects the results of what it starts to arrive
  /// from `events`. `names` are known in every project.
  package init(
    name: String, version: String, outbox: Outbox, events: AsyncStream<Event>.Continuation,
    threads: ServerThreads, deadline: Deadline, previewQueue: PreviewQueue?,
    names: RegisteredNames = RegisteredNames()
  ) {
    self.name = name
    self.version = version
    self.names = names
    self.events = events
    self.threads = threads
    self.deadline = deadline
    client = ClientConnection(outbox)
    projects = ProjectStore(
      program: name, vocabulary: names.isEmpty ? nil : names.vocabulary())
    documents = OpenDocuments(on: threads, events: events)
    requests = RunningRequests(on: threads, events: events)
    scans = WorkspaceScans(on: threads.background)
    previews = PreviewedDocuments(previewQueue, on: threads)
  }

  /// Handles events until the end, and returns the exit status.
  mutating func run(_ stream: AsyncStream<Event>, _ inbox: Inbox) async -> Int32 {
    for await event in stream {
      let status: Int32?
      if case .message(let message) = event {
        status = handle(event, isFollowed: inbox.isFollowed(message))
        inbox.handled(message)
      } else {
        status = handle(event)
      }
      if let status { return status }
    }
    return 1
  }

  /// Waits until the checks, requests, scans and previews that the loop has started have ended. Their results
  /// are then among the events, so that a test can handle them at once instead of when they happen to arrive.
  package func finishWork() async {
    await documents.finishWork()
    await requests.finish()
    await scans.finish()
    await previews.finish()
  }

  /// Handles one event; returns the exit status when it is the last. `isFollowed` is whether another message
  /// has arrived already, so that a change need not be parsed before the next one.
  package mutating func handle(_ event: Event, isFollowed: Bool = false) -> Int32? {
    if !event.isChange { finishChange() }
    defer { if !isFollowed { finishChange() } }
    switch event {
    case .message(let message):
      if let status = handle(message) { return status }
    case .invalidInput(let error): client.outbox.send(.failure(nil, error))
    case .analyzed(let uri, let generation, let analyses):
      if documents.store(analyses, of: uri, generation) { refreshPreviews(of: uri) }
    case .checked(let uri, let generation, let findings):
      if documents.store(findings, of: uri, generation, projects: projects.generation) {
        refreshPreviews(of: uri)
        publish(findings.encoded, of: uri)
      }
    case .responded(let id, let number, let message): finish(id, number, message)
    case .chosen(let uri, let part): choose(part, for: uri)
    case .previews(let change): handle(change)
    case .indexed(let index): adopt(index)
    case .tick:
      if lifecycle.tick() { return lifecycle.exitStatus }
      if lifecycle.isEverySecondSecond {
        checkProjectFiles()
        memoryRelease.release(ifUnchanged: documents.generation)
      }
    case .inputClosed: lifecycle.closeInput()
    }
    return lifecycle.isInputClosed && requests.isEmpty ? lifecycle.exitStatus : nil
  }

  private mutating func handle(_ message: IncomingMessage) -> Int32? {
    switch message.content {
    case .request(let id, let method): handle(request: method, id, message.params ?? Self.noParams)
    case .notification("exit"): return lifecycle.exitStatus
    case .notification(let method):
      if lifecycle.isRunning { handle(notification: method, message.params ?? Self.noParams) }
    case .response(let id, let isError):
      switch client.takeRequest(id) {
      case .configuration:
        if !isError, let result = message.params { applyConfiguration(result) }
      case nil: break
      }
    case .malformed(let id, let error): client.outbox.send(.failure(id, error))
    }
    return nil
  }

  private static let noParams = SyntaxTree.parse(Array("{}".utf8)).root
}

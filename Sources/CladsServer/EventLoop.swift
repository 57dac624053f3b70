import CladsFiles
import CladsLanguageService
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The one owner of everything that changes: events come in order, each is dealt with before the next.
struct EventLoop {
  /// Where the server is in its life.
  enum Phase { case uninitialized, running, shutDown }

  /// A request that is being answered.
  struct Running {
    let task: Task<Void, Never>
    /// Ids may be used again, numbers are not.
    let number: Int
    let uri: FileURI?
    let generation: Int?
  }

  /// A look at the files of the workspace, which may wait for the one before.
  struct Scan {
    let task: Task<WorkspaceIndex, Never>
    let hasBegun: Monitor<Bool>
    /// The number of the project state that it looks with.
    let generation: Int
  }

  let name: String
  let version: String
  let outbox: Outbox
  let inbox: Inbox
  let events: AsyncStream<Event>.Continuation
  let desk: PreviewDesk?
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
  var chosenSamples: [FileURI: String] = [:]
  var projects: ProjectStore
  var projectStamps: [String: FileSystem.Stamp?] = [:]
  /// Grows with every change of a project.
  var projectGeneration = 0
  /// Grows with every change of anything that results depend on.
  var generation = 0
  var lastTickGeneration = 0
  var tidiedGeneration = 0
  var running: [RequestID: Running] = [:]
  /// The newest of the requests that are carried out one after the other.
  var lastOrdered: Task<Void, Never>?
  /// How many requests there have been.
  var requestCount = 0
  var isInputClosed = false

  var index = WorkspaceIndex()
  var lastScan: Scan?
  var isIndexed = false
  /// The findings of files that are not open, as the client has them.
  var pushed: [FileURI: LSPAny] = [:]
  var asksForWorkspaceDiagnostics = false

  /// The documents with previews; of those that are not open, what tells whether the file has changed.
  var previewed: [FileURI: FileSystem.Stamp?] = [:]

  /// What to do with the answers to our own requests.
  var ownRequests: [RequestID: @Sendable (inout EventLoop, SyntaxNode) -> Void] = [:]
  var ownRequestCount = 0

  /// Deals with events until the end; answers the exit status.
  mutating func run(_ stream: AsyncStream<Event>) async -> Int32 {
    for await event in stream {
      if let status = handle(event) { return status }
    }
    return 1
  }

  /// Deals with one event; answers the exit status when it is the last.
  mutating func handle(_ event: Event) -> Int32? {
    switch event {
    case .message(let message):
      defer { inbox.handled(message) }
      return handle(message)
    case .garbage(let error): outbox.send(.failure(nil, error))
    case .analysed(let uri, let generation, let analyses):
      if documents[uri]?.generation == generation {
        documents[uri]?.recentAnalyses = analyses
        documents[uri]?.analysedGeneration = generation
        refreshPreviews(of: uri)
      }
    case .checked(let uri, let generation, let diagnostics, let json):
      if documents[uri]?.generation == generation {
        documents[uri]?.diagnostics = diagnostics
        documents[uri]?.errorCount = diagnostics.count { $0.severity == .error }
        refreshPreviews(of: uri)
      }
      publish(json, of: uri, generation)
    case .answered(let id, let number, let message): answer(id, number, message)
    case .sampleChosen(let uri, let name): choose(sample: name, of: uri)
    case .previews(let news): hear(news)
    case .indexed(let index): take(index)
    case .tick:
      if isInputClosed || parent.map({ !StandardStreams.isAlive($0) }) ?? false { return goodbye }
      lookAtProjectFiles()
      tidyMemory()
    case .inputClosed: isInputClosed = true
    }
    // What was asked before the client left is still answered, unless that takes long.
    return isInputClosed && running.isEmpty ? goodbye : nil
  }

  /// Gives memory back once nothing has changed for a while.
  private mutating func tidyMemory() {
    if generation != tidiedGeneration, generation == lastTickGeneration {
      Memory.giveBack()
      tidiedGeneration = generation
    }
    lastTickGeneration = generation
  }

  /// The exit status when the client leaves now.
  private var goodbye: Int32 { phase == .shutDown ? 0 : 1 }

  private mutating func handle(_ message: IncomingMessage) -> Int32? {
    switch message.content {
    case .request(let id, let method): handle(request: method, id, message.params ?? Self.noParams)
    case .notification("exit"): return goodbye
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

  /// Tells what happens to a client that wants to hear it.
  func trace(_ text: @autoclosure () -> String) {
    if trace != "off" { outbox.send(.notification("$/logTrace", LogTraceParams(message: text()))) }
  }
}

import CladsPreview
import CladsRendering
import CladsServer
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport

/// A server in this process: the messages of a client go in, and what the server sends comes out.
///
/// A message is handled when it is sent. The work that it starts runs on the server's threads, and `settle()`
/// handles the results until nothing is left to do. So a test decides what happens before what, and it can
/// tell that something is never sent.
final class ServerSession {
  /// Threads never end, so sessions share them.
  static let threads = ServerThreads()
  /// The id of the event that marks the end of the events so far.
  private static let marker = RequestID.string("the end of the events so far")

  private let outbox = Outbox()
  private let events: AsyncStream<Event>.Continuation
  private var stream: AsyncStream<Event>.Iterator
  private var loop: EventLoop
  private var lastID = 0
  private var framing = MessageFraming()
  private var everything: [ServerMessage] = []

  /// The folder of the documents.
  let scratch = Scratch()
  /// The exit status, once the server has ended.
  private(set) var status: Int32?

  /// Creates a server that has not received anything.
  init(on threads: ServerThreads = threads, names: RegisteredNames = RegisteredNames()) async {
    let (stream, events) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    self.stream = stream.makeAsyncIterator()
    let previews = await PreviewQueue(
      makeSession: { PreviewSession(options: $0, input: $1) }, outbox: outbox, events: events)
    loop = EventLoop(
      name: "clads-lsp", version: "1", outbox: outbox, events: events, threads: threads,
      deadline: Deadline(), previewQueue: previews, names: names)
  }

  /// The `textDocument` capability of a client that fades text.
  static let fades = #""publishDiagnostics": { "tagSupport": { "valueSet": [1, 2] } }"#

  /// Creates a server that a client with these capabilities has initialized; `files` are in its folder.
  ///
  /// `more` are other members of the parameters of `initialize`.
  static func running(
    _ capabilities: String = #"{ "textDocument": { \#(fades) } }"#, more: String = "",
    files: [String: String] = [:], on threads: ServerThreads = threads,
    names: RegisteredNames = RegisteredNames()
  ) async -> ServerSession {
    let session = await ServerSession(on: threads, names: names)
    for (name, text) in files { session.write(name, text) }
    session.request("initialize", #"{ "capabilities": \#(capabilities)\#(more) }"#)
    session.notify("initialized", "{}")
    await session.settle()
    return session
  }

  // MARK: - What happens to the server

  /// Whether the messages that are sent from now on arrive before the server has handled them, the last one
  /// excepted.
  var isFollowed = false

  /// Handles an event.
  func handle(_ event: Event) {
    if status == nil { status = loop.handle(event, isFollowed: isFollowed) }
  }

  /// Sends a message as it is.
  func send(_ json: String) { handle(.message(IncomingMessage(Array(json.utf8)))) }

  func notify(_ method: String, _ params: String) {
    send(#"{ "jsonrpc": "2.0", "method": "\#(method)", "params": \#(params) }"#)
  }

  /// Sends a request, and returns its id.
  @discardableResult
  func request(_ method: String, _ params: String = "{}") -> Int {
    lastID += 1
    send(#"{ "jsonrpc": "2.0", "id": \#(lastID), "method": "\#(method)", "params": \#(params) }"#)
    return lastID
  }

  /// Responds to a request of the server.
  func respond(to request: ServerMessage, _ result: String) {
    send(#"{ "jsonrpc": "2.0", "id": \#(request.text("id") ?? "null"), "result": \#(result) }"#)
  }

  /// Waits for everything that the server has started, without handling any of the results.
  func finishWork() async { await loop.finishWork() }

  /// Handles the results of everything that the server has started, until nothing is left to do.
  ///
  /// The client reads what the server sends immediately, unless it is slow.
  func settle(isClientSlow: Bool = false) async {
    var count = 1
    while count > 0 {
      await loop.finishWork()
      events.yield(.responded(Self.marker, number: 0, .response(Self.marker, LSPNull())))
      count = 0
      while let event = await stream.next() {
        if case .responded(Self.marker, _, _) = event { break }
        count += 1
        handle(event)
        if !isClientSlow { _ = sent }
      }
    }
  }

  /// Handles events as they happen, without waiting for anything else, until the findings in a version of a
  /// document have been sent.
  func handleEvents(untilPublished name: String) async {
    while published(name).isEmpty, let event = await stream.next() { handle(event) }
  }

  // MARK: - What the server has sent

  /// Everything that the server has sent so far.
  var sent: [ServerMessage] {
    while let message = outbox.take() {
      message.bytes.withUnsafeBytes { framing.append($0) }
      while case .content(let content)? = framing.next() { everything.append(ServerMessage(content)) }
    }
    return everything
  }

  /// Returns the messages with a method that the server has sent so far.
  func sent(_ method: String) -> [ServerMessage] { sent.filter { $0.method == method } }

  /// The latest request of the server with a method that it has sent so far.
  func lastRequest(_ method: String) -> ServerMessage? { sent(method).last }

  /// Returns the result of a request, or `CODE: MESSAGE` if it failed; `nil` as long as there is no response.
  func response(_ id: Int) -> String? {
    let responses = sent.filter { $0.method == nil && $0.text("id") == "\(id)" }
    if responses.count > 1 { return "\(responses.count) responses" }
    guard let response = responses.first else { return nil }
    if let code = response.text("error", "code"), let message = response.string("error", "message") {
      return "\(code): \(message)"
    }
    return response.text("result")
  }

  /// Sends a request, and returns its result, or `CODE: MESSAGE` if it failed.
  func call(_ method: String, _ params: String = "{}") async -> String {
    let id = request(method, params)
    await settle()
    return response(id) ?? "no response"
  }

  /// The messages that the server has written to the client's log, except the first, which names the server.
  var log: [String] { sent("window/logMessage").dropFirst().compactMap { $0.string("params", "message") } }
}

/// A message of the server.
struct ServerMessage: CustomStringConvertible {
  private let node: SyntaxNode

  init(_ content: [UInt8]) { node = SyntaxTree.parse(content).root }

  /// Creates a message, or a part of one, from JSON.
  init(_ json: String) { self.init(Array(json.utf8)) }

  private init(_ node: SyntaxNode) { self.node = node }

  var method: String? { string("method") }
  /// The parameters, as JSON.
  var params: String { text("params") ?? "" }
  var description: String { text() ?? "" }

  /// Returns the value at a path of member names as JSON.
  func text(_ path: String...) -> String? {
    node.node(path).map {
      String(decoding: $0.tree.bytes[$0.range.start.utf8..<$0.range.end.utf8], as: UTF8.self)
    }
  }

  /// Returns the string at a path of member names.
  func string(_ path: String...) -> String? { node.node(path)?.string?.value }

  /// Returns the integer at a path of member names.
  func int(_ path: String...) -> Int? { node.node(path)?.number?.integer }

  /// Returns the range at a path of member names.
  func range(_ path: String...) -> LSPRange? { node.node(path).flatMap { try? LSPRange(json: $0) } }

  /// Returns the value at a path of member names.
  func value(_ path: String...) -> ServerMessage? { node.node(path).map { ServerMessage($0) } }

  /// The names of the members.
  var names: [String] { node.object?.members.map(\.nameText) ?? [] }

  /// Returns the strings that the elements of an array have at a path.
  func strings(in path: String..., of member: String) -> [String] {
    node.node(path)?.array?.elements.compactMap { $0.node([member])?.string?.value } ?? []
  }

  /// Returns the elements of an array at a path of member names.
  func elements(_ path: String...) -> [ServerMessage] {
    node.node(path)?.array?.elements.map { ServerMessage($0) } ?? []
  }
}

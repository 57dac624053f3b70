import LanguageServerProtocol
import SourceText

/// The client: what it supports, and the messages to it.
struct ClientConnection {
  /// The requests of the server whose responses matter.
  enum OwnRequest {
    /// The response contains the user's settings.
    case configuration
  }

  let outbox: Outbox
  private(set) var capabilities = ClientCapabilities()
  /// The encoding of the positions in messages.
  private(set) var encoding = PositionEncoding.utf16
  /// How much the client wants to be told about what the server does: `off`, `messages` or `verbose`.
  var traceLevel = "off"
  private var ownRequests: [RequestID: OwnRequest] = [:]
  private var ownRequestCount = 0

  init(_ outbox: Outbox) { self.outbox = outbox }

  /// Adopts what the client has said about itself in `initialize`.
  ///
  /// - Parameters:
  ///   - params: the parameters of the request.
  ///   - sharesBuffers: whether other servers serve the same files, so that all must use the encoding that
  ///     every server supports.
  mutating func initialize(_ params: InitializeParams, sharesBuffers: Bool) {
    capabilities = params.capabilities
    encoding = sharesBuffers ? .utf16 : params.positionEncodings.first ?? .utf16
    traceLevel = params.trace ?? "off"
    if let options = params.initializationOptions {
      capabilities.clientCommands = Set(options.node.list(["clientCommands"]))
    }
  }

  /// Responds to a request with an error.
  func refuse(_ id: RequestID, _ code: ResponseError.Code, _ message: String) {
    outbox.send(.failure(id, ResponseError(code, message)))
  }

  /// Sends a request of our own.
  mutating func request(
    _ method: String, _ params: (some JSONEncodable)?, awaiting response: OwnRequest? = nil
  ) {
    ownRequestCount += 1
    let id = RequestID.string("clads-\(ownRequestCount)")
    ownRequests[id] = response
    outbox.send(.request(id, method, params))
  }

  /// Returns which request of ours a response belongs to, if it matters; each has one response.
  mutating func takeRequest(_ id: RequestID) -> OwnRequest? { ownRequests.removeValue(forKey: id) }

  /// Asks the client to request again what depends on projects and samples.
  mutating func refreshEverything() {
    refreshDiagnostics()
    if capabilities.refreshSemanticTokens { request("workspace/semanticTokens/refresh", LSPNull?.none) }
    refreshInlayHints()
    if capabilities.refreshCodeLenses { request("workspace/codeLens/refresh", LSPNull?.none) }
  }

  /// Asks the client to pull the findings again, if it does.
  mutating func refreshDiagnostics() {
    if capabilities.pullDiagnostics, capabilities.refreshDiagnostics {
      request("workspace/diagnostic/refresh", LSPNull?.none)
    }
  }

  /// Asks the client to request the inlay hints again.
  mutating func refreshInlayHints() {
    if capabilities.refreshInlayHints { request("workspace/inlayHint/refresh", LSPNull?.none) }
  }

  /// Sends the findings in a document, replacing any earlier ones that are still unsent.
  func publish(_ diagnostics: LSPAny, of uri: FileURI, version: Int?) {
    outbox.send(
      .notification(
        PublishDiagnosticsParams.method,
        PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics)),
      replacing: uri.string)
  }

  /// Shows a message to the user.
  func show(_ text: String, isWarning: Bool = false) {
    outbox.send(
      .notification("window/showMessage", LogMessageParams(type: isWarning ? 2 : 3, message: text)))
  }

  /// Writes a line to the client's log.
  func log(_ text: String, isWarning: Bool = false) {
    outbox.send(.notification("window/logMessage", LogMessageParams(type: isWarning ? 2 : 3, message: text)))
  }

  /// Sends a trace message if the client has turned tracing on.
  func trace(_ text: @autoclosure () -> String) {
    if traceLevel != "off" { outbox.send(.notification("$/logTrace", LogTraceParams(message: text()))) }
  }
}

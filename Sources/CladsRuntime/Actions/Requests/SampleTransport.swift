public import CladsDocument
import CladsExpressions

/// A transport that responds to requests from a table. It never opens a connection.
///
/// The entry for a request is looked up by its `requestId`, then by the id of its action, then by its method
/// and URL, as in `GET https://example.com/items`. An entry is one of these:
///
/// - the response body,
/// - `{ "$status": 500, "$body": … }`,
/// - `{ "$failure": "offline" }` or `{ "$failure": "timeout" }`.
///
/// A request without an entry ends without a result.
@MainActor
public final class SampleTransport: RequestTransport {
  /// The table of responses.
  package var responses: [String: Document.StateValue]
  /// The delay of each response. It has no effect without a clock.
  public var delay: Duration
  /// Whether requests are held until `answer(_:with:)` is called.
  package var isHeld = false
  /// Whether a request without an entry is held until `answer(_:with:)` is called.
  package var holdsUnknown = false
  /// A closure called with each request that is sent.
  package var onSend: (@MainActor (PreparedRequest) -> Void)?
  /// The requests that await a response, oldest first.
  package private(set) var inFlight: [PreparedRequest] = []

  private let clock: (any RequestClock)?
  private var waiting: [UniqueID: CheckedContinuation<RequestOutcome, Never>] = [:]

  /// Creates a transport. Without a clock, it responds immediately.
  public nonisolated init(
    responses: [String: Document.StateValue] = [:], delay: Duration = .zero,
    clock: (any RequestClock)? = nil
  ) {
    self.responses = responses
    self.delay = delay
    self.clock = clock
  }

  public func send(_ request: PreparedRequest) async -> RequestOutcome {
    onSend?(request)
    let isDelayed = clock != nil && delay > .zero
    let known = outcome(of: request)
    let isHeld = isHeld || (holdsUnknown && known == .never)
    guard isHeld || isDelayed else { return known }
    return await withCheckedContinuation { continuation in
      waiting[request.id] = continuation
      inFlight.append(request)
      if isHeld { return }
      clock?.after(delay) { [weak self] in
        guard let self else { return }
        answer(request, with: outcome(of: request))
      }
    }
  }

  /// Completes a request that awaits a response. Does nothing if the request is no longer waiting.
  package func answer(_ request: PreparedRequest, with outcome: RequestOutcome) {
    inFlight.removeAll { $0.id == request.id }
    waiting.removeValue(forKey: request.id)?.resume(returning: outcome)
  }

  /// Completes all requests that await a response, without a result.
  package func end() {
    for request in inFlight { answer(request, with: .never) }
  }

  /// Completes a canceled request without a result.
  public func cancel(_ request: PreparedRequest) { answer(request, with: .never) }

  /// Returns the outcome that the table specifies for a request.
  public func outcome(of request: PreparedRequest) -> RequestOutcome {
    let method = request.method.rawValue
    let names = [
      request.requestId, request.actionId, "\(method) \(request.url)", "\(method) \(request.address)",
    ]
    for case let name? in names {
      if let response = responses[name] { return SampleTransport.outcome(response) }
    }
    return .never
  }

  /// Converts an entry of the table to an outcome; `.never` if it is none.
  package static func outcome(_ response: Document.StateValue) -> RequestOutcome {
    switch SampleOutcome(response) {
    case .offline?: .offline
    case .timeout?: .timeout
    case .response(let status, let body)?: makeResponse(status, body)
    case nil: .never
    }
  }

  private static func makeResponse(_ status: Int, _ body: Document.StateValue?) -> RequestOutcome {
    switch body {
    case nil, .nullValue?: .response(status: status, headers: [:], body: "")
    case .stringValue(let text)?:
      .response(status: status, headers: ["Content-Type": "text/plain"], body: text)
    case let body?:
      .response(status: status, headers: ["Content-Type": "application/json"], body: body.json)
    }
  }
}

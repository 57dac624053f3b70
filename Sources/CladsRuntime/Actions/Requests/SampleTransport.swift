public import CladsDocument
import CladsEvaluation
import Foundation

/// Answers requests from a table; it never opens a connection.
///
/// An entry stands under the `requestId` of a request, else under the id of its action, else under its method
/// and address: `GET https://example.com/items`. It is the body of the answer, or
/// `{ "$status": 500, "$body": … }`, or `{ "$failure": "offline" }` or `"timeout"`. A request without an entry
/// ends without a result.
@MainActor
public final class SampleTransport: RequestTransport {
  /// The table.
  public var responses: [String: Document.StateValue]
  /// How long an answer takes, as far as there is a clock.
  public var delay: Duration
  /// Whether requests wait to be answered by hand.
  public var isHeld = false
  /// The requests that wait for an answer, oldest first.
  public private(set) var inFlight: [PreparedRequest] = []

  private let clock: (any RequestClock)?
  private var waiting: [UUID: CheckedContinuation<RequestOutcome, Never>] = [:]

  /// Creates a transport; without a clock, answers come at once.
  public init(
    responses: [String: Document.StateValue] = [:], delay: Duration = .zero,
    clock: (any RequestClock)? = nil
  ) {
    self.responses = responses
    self.delay = delay
    self.clock = clock
  }

  /// Answers a request from the table.
  public func send(_ request: PreparedRequest) async -> RequestOutcome {
    let isDelayed = clock != nil && delay > .zero
    guard isHeld || isDelayed else { return outcome(of: request) }
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

  /// Answers a request that waits; does nothing when it no longer does.
  public func answer(_ request: PreparedRequest, with outcome: RequestOutcome) {
    inFlight.removeAll { $0.id == request.id }
    waiting.removeValue(forKey: request.id)?.resume(returning: outcome)
  }

  /// Lets a request go that nobody waits for any more.
  public func cancel(_ request: PreparedRequest) { answer(request, with: .never) }

  /// What the table says about a request.
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

  /// What an entry of the table means.
  private static func outcome(_ response: Document.StateValue) -> RequestOutcome {
    switch SampleOutcome(response) {
    case .offline?: .offline
    case .timeout?: .timeout
    case .response(let status, let body)?: answer(status, body)
    case nil: .never
    }
  }

  private static func answer(_ status: Int, _ body: Document.StateValue?) -> RequestOutcome {
    switch body {
    case nil, .nullValue?: .response(status: status, headers: [:], body: "")
    case .stringValue(let text)?:
      .response(status: status, headers: ["Content-Type": "text/plain"], body: text)
    case let body?:
      .response(status: status, headers: ["Content-Type": "application/json"], body: body.json)
    }
  }
}

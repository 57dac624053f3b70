/// Answers the requests of documents.
///
/// The state effects of a request are the handler's business, so that they are the same whoever answers.
@MainActor
public protocol RequestTransport: AnyObject {
  /// The answer to a request.
  func send(_ request: PreparedRequest) async -> RequestOutcome
  /// Told that nobody waits for the answer to a request any more.
  func cancel(_ request: PreparedRequest)
}

extension RequestTransport {
  /// Does nothing.
  public func cancel(_ request: PreparedRequest) {}
}

/// What became of a request.
public enum RequestOutcome: Sendable, Hashable {
  /// A server answered; the body as it came.
  case response(status: Int, headers: [String: String], body: String)
  /// No answer came, for a reason such as `NSURLError-1009`.
  case failure(code: String, message: String)
  /// Nobody answers; the request ends without a result.
  case never

  /// There is no connection.
  public static let offline = RequestOutcome.failure(
    code: "NSURLError-1009", message: "The Internet connection appears to be offline.")
  /// No answer came in time.
  public static let timeout = RequestOutcome.failure(
    code: "NSURLError-1001", message: "The request timed out.")
  /// The address is none that can be asked.
  public static let unsupportedAddress = RequestOutcome.failure(
    code: "NSURLError-1002", message: "unsupported URL")
}

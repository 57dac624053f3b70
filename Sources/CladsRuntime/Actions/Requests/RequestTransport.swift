/// Sends the requests of documents.
///
/// The handler updates the state, so that a request has the same effects with every transport.
@MainActor
public protocol RequestTransport: AnyObject, Sendable {
  /// Sends a request and returns its outcome.
  func send(_ request: PreparedRequest) async -> RequestOutcome
  /// Cancels a request. Its outcome is no longer used.
  func cancel(_ request: PreparedRequest)
}

extension RequestTransport {
  /// Does nothing.
  public func cancel(_ request: PreparedRequest) {}
}

/// The outcome of a request.
public enum RequestOutcome: Sendable, Hashable {
  /// A server responded. `body` is the unparsed response body.
  case response(status: Int, headers: [String: String], body: String)
  /// The request failed with an error code, such as `NSURLError-1009`.
  case failure(code: String, message: String)
  /// There is no response; the request ends without a result.
  case never

  /// There is no network connection.
  package static let offline = RequestOutcome.failure(
    code: "NSURLError-1009", message: "The Internet connection appears to be offline.")
  /// The request timed out.
  package static let timeout = RequestOutcome.failure(
    code: "NSURLError-1001", message: "The request timed out.")
  /// The URL is not one that a request can be sent to.
  package static let unsupportedAddress = RequestOutcome.failure(
    code: "NSURLError-1002", message: "unsupported URL")
}

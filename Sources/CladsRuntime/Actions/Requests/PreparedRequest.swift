public import CladsDocument

/// A request with all values filled in, ready to be sent.
public struct PreparedRequest: Sendable, Hashable, CustomStringConvertible {
  /// An HTTP header field. Its name is case-insensitive.
  public struct Header: Sendable, Hashable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The unique identifier of the request.
  package let id: UniqueID
  public let method: Document.HTTPMethod
  /// The URL with its placeholders replaced, before `queryParams` are appended.
  public let address: String
  /// The complete URL.
  public let url: String
  /// The header fields, in order.
  package let headers: [Header]
  /// The body, or `nil` if there is none.
  public let body: String?
  /// The failure that its URL causes, or `nil` if it can be sent.
  let failure: RequestOutcome?
  /// Whether values were left out because the request would be too long; then it is not sent.
  let isTruncated: Bool
  /// The timeout in seconds.
  package let timeout: Double
  /// The `requestId` that the document gives the request, if any.
  public let requestId: String?
  /// The id of the named action that sends the request, or `nil` for an inline action.
  public let actionId: String?

  /// The request as text, with the value of `Authorization` masked except for its start and end.
  public var description: String {
    var lines = ["\(method.rawValue) \(url)"]
    for header in headers {
      let isSecret = header.name.lowercased() == "authorization"
      lines.append("\(header.name): \(isSecret ? PreparedRequest.masked(header.value) : header.value)")
    }
    if let body { lines += ["", body] }
    return lines.joined(separator: "\n")
  }

  /// The first line of the request: its method and URL.
  public var title: String { "\(method.rawValue) \(url)" }

  /// Returns the first 6 and the last 4 characters of a secret, or none of them if it has at most 10.
  static func masked(_ secret: String) -> String {
    secret.count > 10 ? "\(secret.prefix(6))…\(secret.suffix(4))" : "…"
  }
}

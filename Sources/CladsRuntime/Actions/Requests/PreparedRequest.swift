public import CladsDocument
public import Foundation

/// A request as it would be sent.
public struct PreparedRequest: Sendable, Hashable, CustomStringConvertible {
  /// A header; its name is compared without regard to case.
  public struct Header: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: String

    /// Creates a header.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Tells this request from all others.
  public let id: UUID
  /// The method.
  public let method: Document.HTTPMethod
  /// The address with its placeholders replaced, before `queryParams` were appended.
  public let address: String
  /// The complete address.
  public let url: String
  /// The headers, in order.
  public let headers: [Header]
  /// The body, if there is one.
  public let body: String?
  /// How many seconds to wait.
  public let timeout: Double
  /// The handle that the document gives the request.
  public let requestId: String?
  /// The id of the action, when it is a named one.
  public let actionId: String?

  /// What is sent, with `Authorization` hidden but for its ends.
  public var description: String {
    var lines = ["\(method.rawValue) \(url)"]
    for header in headers {
      let isSecret = header.name.lowercased() == "authorization"
      lines.append("\(header.name): \(isSecret ? PreparedRequest.masked(header.value) : header.value)")
    }
    if let body { lines += ["", body] }
    return lines.joined(separator: "\n")
  }

  /// The first line of the request.
  public var title: String { "\(method.rawValue) \(url)" }

  /// The first 6 and the last 4 characters of a secret; nothing of one that has no more.
  static func masked(_ secret: String) -> String {
    secret.count > 10 ? "\(secret.prefix(6))…\(secret.suffix(4))" : "…"
  }
}

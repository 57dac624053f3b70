public import JSONSyntax
import SourceText

/// The error that a request fails with.
public struct ResponseError: Error, JSONEncodable, Hashable {
  /// The error codes of JSON-RPC and of the protocol.
  public enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  public let code: Code
  /// The message that an editor shows.
  public let message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = Self.withoutLinks(message)
  }

  /// Returns a message in which no name from a document is a link, such as `[…](command:…)`: VS Code makes
  /// links of these in its notifications.
  public static func withoutLinks(_ message: String) -> String { message.replacing("](", with: "] (") }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", code.rawValue)
      json.member("message", message)
    }
  }
}

package import JSONSyntax
import SourceText

/// The error that a request fails with.
package struct ResponseError: Error, JSONEncodable, Hashable {
  /// The error codes of JSON-RPC, of the Language Server Protocol and of the Model Context Protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
    case unsupportedProtocolVersion = -32022
  }

  package let code: Code
  /// The message that an editor shows.
  package let message: String
  /// What else a client can read; `nil` if there is nothing.
  package let data: LSPAny?

  package init(_ code: Code, _ message: String, data: LSPAny? = nil) {
    self.code = code
    self.message = Self.withoutLinks(message)
    self.data = data
  }

  /// Returns a message in which no name from a document is a link, such as `[…](command:…)`: VS Code makes
  /// links of these in its notifications.
  package static func withoutLinks(_ message: String) -> String { message.replacing("](", with: "] (") }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", code.rawValue)
      json.member("message", message)
      json.member("data", ifPresent: data)
    }
  }
}

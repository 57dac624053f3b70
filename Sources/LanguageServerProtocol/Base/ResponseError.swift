public import JSONSyntax

/// Why a request cannot be answered.
public struct ResponseError: Error, JSONEncodable, Hashable {
  /// The error codes of JSON-RPC and of the specification.
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

  /// What kind of error it is.
  public let code: Code
  /// What is wrong, in a sentence an editor can show.
  public let message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Writes the error.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", code.rawValue)
      json.member("message", message)
    }
  }
}

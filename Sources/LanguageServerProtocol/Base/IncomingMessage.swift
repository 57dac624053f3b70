public import JSONSyntax

/// A message from the client.
public struct IncomingMessage: Sendable {
  /// What sort of message it is.
  public enum Content: Sendable {
    case request(RequestID, method: String)
    case notification(method: String)
    /// The answer to a request of ours; `params` holds the result.
    case response(RequestID, isError: Bool)
    /// No message at all: what to answer.
    case malformed(RequestID?, ResponseError)
  }

  /// What sort of message it is.
  public let content: Content
  /// The parameters or the result; absent when there are none.
  public let params: SyntaxNode?
  /// The size of the message, in UTF-8 bytes.
  public let byteCount: Int

  /// Reads a message; anything at all gives one.
  public init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    let tree = SyntaxTree.parse(bytes)
    guard tree.errors.isEmpty else {
      params = nil
      content = .malformed(
        nil, ResponseError(.parseError, "the message is not JSON: \(tree.errors.first?.message ?? "")"))
      return
    }
    guard let object = tree.root.object else {
      params = nil
      let sort = tree.root.kind == .array ? "a batch" : "no object"
      content = .malformed(nil, ResponseError(.invalidRequest, "the message is \(sort)"))
      return
    }
    (content, params) = Self.content(of: object)
  }

  private static func content(of object: ObjectSyntax) -> (Content, SyntaxNode?) {
    let id = object["id"].flatMap { try? RequestID(json: $0) }
    if let method = object["method"] {
      guard let name = method.string?.value else {
        return (.malformed(id, ResponseError(.invalidRequest, "`method` is not a string")), nil)
      }
      if let written = object["id"] {
        guard let id else {
          let error = ResponseError(.invalidRequest, "`id` is \(written.kind), not a number or a string")
          return (.malformed(nil, error), nil)
        }
        return (.request(id, method: name), object["params"])
      }
      return (.notification(method: name), object["params"])
    }
    if let id, let result = object["result"] { return (.response(id, isError: false), result) }
    if let id, let error = object["error"] { return (.response(id, isError: true), error) }
    return (.malformed(id, ResponseError(.invalidRequest, "the message has no `method`")), nil)
  }
}

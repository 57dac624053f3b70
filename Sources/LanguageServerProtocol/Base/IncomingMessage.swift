package import JSONSyntax

/// A message from the client.
package struct IncomingMessage: Sendable {
  /// The kind of a message, with what identifies it.
  package enum Content: Sendable {
    case request(RequestID, method: String)
    case notification(method: String)
    /// The response to a request that the server sent; `params` holds the result or the error.
    case response(RequestID, isError: Bool)
    /// Input that is not a valid message, with the error to respond with.
    case malformed(RequestID?, ResponseError)
  }

  package let content: Content
  /// The parameters or the result; `nil` when the message has none.
  package let params: SyntaxNode?
  /// The size of the message, in UTF-8 bytes.
  package let byteCount: Int

  /// Parses a message. Never fails: invalid input becomes `malformed`.
  package init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    let tree = SyntaxTree.parse(bytes)
    // Clients escape half of a character while one is typed, and the grammar of JSON allows it.
    if let error = tree.errors.first(where: { !$0.isLoneSurrogate }) {
      params = nil
      content = .malformed(
        nil, ResponseError(.parseError, "the message is not valid JSON: \(error.message)"))
      return
    }
    guard let object = tree.root.object else {
      params = nil
      let problem = tree.root.kind == .array ? "a batch, which is not supported" : "not a JSON object"
      content = .malformed(nil, ResponseError(.invalidRequest, "the message is \(problem)"))
      return
    }
    (content, params) = Self.content(of: object)
  }

  private static func content(of object: ObjectSyntax) -> (Content, SyntaxNode?) {
    let id = object["id"].flatMap { try? RequestID(json: $0) }
    if let method = object["method"] {
      guard let name = method.string?.value else {
        return (.malformed(id, ResponseError(.invalidRequest, "`method` must be a string")), nil)
      }
      if let written = object["id"] {
        guard let id else {
          let message = "`id` must be an integer or a string, not \(written.kind)"
          let error = ResponseError(.invalidRequest, message)
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

/// A request of the protocol: a message that expects a response.
package protocol LSPRequest {
  associatedtype Params: JSONDecodable
  associatedtype Result: JSONEncodable
  /// The method name, such as `textDocument/hover`.
  static var method: String { get }
  /// The result when there is none: `null` or an empty list, as the specification allows.
  static var emptyResult: Result { get }
}

/// Parameters that name a document.
package protocol TextDocumentParams: JSONDecodable {
  var textDocument: TextDocumentIdentifier { get }
}

/// Parameters that name a position in a document.
package protocol TextDocumentPositionParams: TextDocumentParams {
  var position: Position { get }
}

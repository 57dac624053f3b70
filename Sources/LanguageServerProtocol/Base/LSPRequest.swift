/// A request of the protocol: a message that is answered.
public protocol LSPRequest {
  /// What is sent.
  associatedtype Params: JSONDecodable
  /// What is answered.
  associatedtype Result: JSONEncodable
  /// The name of the request.
  static var method: String { get }
  /// The answer when there is nothing to say: `null` or an empty list.
  static var nothing: Result { get }
}

/// Parameters that name a document.
public protocol TextDocumentParams: JSONDecodable {
  /// The document.
  var textDocument: TextDocumentIdentifier { get }
}

/// Parameters that name a place in a document.
public protocol TextDocumentPositionParams: TextDocumentParams {
  /// The place.
  var position: Position { get }
}

public import JSONSyntax
public import SourceText

/// The identifier of a document.
public struct TextDocumentIdentifier: JSONDecodable, Hashable {
  public let uri: FileURI

  public init(uri: FileURI) { self.uri = uri }

  public init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// A document that the client opens.
public struct TextDocumentItem: JSONDecodable, Hashable {
  public let uri: FileURI
  /// The client's language identifier, such as `json`.
  public let languageId: String
  public let version: Int
  public let text: String

  public init(json: SyntaxNode) throws(InvalidParams) {
    uri = try json.member("uri")
    languageId = try json.member("languageId")
    version = try json.member("version")
    text = try json.member("text")
  }
}

/// The identifier of one version of a document.
public struct VersionedTextDocumentIdentifier: JSONDecodable, Hashable {
  public let uri: FileURI
  public let version: Int

  public init(json: SyntaxNode) throws(InvalidParams) {
    uri = try json.member("uri")
    version = try json.member("version")
  }
}

/// Parameters of which the server only uses the document.
public struct DocumentParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier

  public init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}

/// Parameters of which the server only uses a position in a document.
public struct PositionParams: TextDocumentPositionParams {
  public let textDocument: TextDocumentIdentifier
  public let position: Position

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
  }
}

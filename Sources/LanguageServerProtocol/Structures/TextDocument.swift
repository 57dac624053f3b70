public import JSONSyntax
public import SourceText

/// The name of a document.
public struct TextDocumentIdentifier: JSONDecodable, Hashable {
  /// The document.
  public let uri: FileURI

  /// Creates a name.
  public init(uri: FileURI) { self.uri = uri }

  /// Reads a name.
  public init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// A document that is opened.
public struct TextDocumentItem: JSONDecodable, Hashable {
  /// The document.
  public let uri: FileURI
  /// What the client takes it for, as "json".
  public let languageId: String
  /// The number of its text.
  public let version: Int
  /// The text.
  public let text: String

  /// Reads a document.
  public init(json: SyntaxNode) throws(InvalidParams) {
    uri = try json.member("uri")
    languageId = try json.member("languageId")
    version = try json.member("version")
    text = try json.member("text")
  }
}

/// A document and the number of its text.
public struct VersionedTextDocumentIdentifier: JSONDecodable, Hashable {
  /// The document.
  public let uri: FileURI
  /// The number of its text.
  public let version: Int

  /// Reads a name with a number.
  public init(json: SyntaxNode) throws(InvalidParams) {
    uri = try json.member("uri")
    version = try json.member("version")
  }
}

/// Parameters that are a document and nothing else we use.
public struct DocumentParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}

/// Parameters that are a place in a document and nothing else we use.
public struct PositionParams: TextDocumentPositionParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The place.
  public let position: Position

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
  }
}

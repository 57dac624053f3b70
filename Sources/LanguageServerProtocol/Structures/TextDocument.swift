package import JSONSyntax
package import SourceText

/// The identifier of a document.
package struct TextDocumentIdentifier: JSONDecodable, Hashable {
  package let uri: FileURI

  package init(uri: FileURI) { self.uri = uri }

  package init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// A document that the client opens.
package struct TextDocumentItem: JSONDecodable, Hashable {
  package let uri: FileURI
  /// The client's language identifier, such as `json`.
  package let languageId: String
  package let version: Int
  package let text: String

  package init(json: SyntaxNode) throws(InvalidParams) {
    uri = try json.member("uri")
    languageId = try json.member("languageId")
    version = try json.member("version")
    text = try json.member("text")
  }
}

/// The identifier of one version of a document.
package struct VersionedTextDocumentIdentifier: JSONDecodable, Hashable {
  package let uri: FileURI
  package let version: Int

  package init(json: SyntaxNode) throws(InvalidParams) {
    uri = try json.member("uri")
    version = try json.member("version")
  }
}

/// Parameters of which the server only uses the document.
package struct DocumentParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier

  package init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}

/// Parameters of which the server only uses a position in a document.
package struct PositionParams: TextDocumentPositionParams {
  package let textDocument: TextDocumentIdentifier
  package let position: Position

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
  }
}

public import JSONSyntax

/// `textDocument/semanticTokens/range`: what the words in a part of a document are.
public enum SemanticTokensRangeRequest: LSPRequest {
  /// What is sent.
  public typealias Params = SemanticTokensRangeParams
  /// What is answered.
  public typealias Result = SemanticTokens?
  /// The name of the message.
  public static let method = "textDocument/semanticTokens/range"
  /// The answer when there is nothing to say.
  public static let nothing: SemanticTokens? = nil
}

/// A part of a document.
public struct SemanticTokensRangeParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The part.
  public let range: LSPRange

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
  }
}

public import JSONSyntax

/// `textDocument/semanticTokens/range`: the semantic tokens in a range of a document.
public enum SemanticTokensRangeRequest: LSPRequest {
  public typealias Params = SemanticTokensRangeParams
  public typealias Result = SemanticTokens?
  public static let method = "textDocument/semanticTokens/range"
  public static let emptyResult: SemanticTokens? = nil
}

/// The parameters of `textDocument/semanticTokens/range`.
public struct SemanticTokensRangeParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  public let range: LSPRange

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
  }
}

package import JSONSyntax

/// `textDocument/semanticTokens/range`: the semantic tokens in a range of a document.
package enum SemanticTokensRangeRequest: LSPRequest {
  package typealias Params = SemanticTokensRangeParams
  package typealias Result = SemanticTokens?
  package static let method = "textDocument/semanticTokens/range"
  package static let emptyResult: SemanticTokens? = nil
}

/// The parameters of `textDocument/semanticTokens/range`.
package struct SemanticTokensRangeParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  package let range: LSPRange

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
  }
}

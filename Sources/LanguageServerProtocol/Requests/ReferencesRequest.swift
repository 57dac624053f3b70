package import JSONSyntax

/// `textDocument/references`: the references to a name.
package enum ReferencesRequest: LSPRequest {
  package typealias Params = ReferenceParams
  package typealias Result = [Location]
  package static let method = "textDocument/references"
  package static let emptyResult: [Location] = []
}

/// The parameters of `textDocument/references`.
package struct ReferenceParams: TextDocumentPositionParams {
  package let textDocument: TextDocumentIdentifier
  package let position: Position
  /// Whether to include the declaration in the result.
  package let includeDeclaration: Bool

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    includeDeclaration = json.flag("context", "includeDeclaration")
  }
}

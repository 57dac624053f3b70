package import JSONSyntax

/// `textDocument/rename`: changes a name everywhere it occurs.
package enum RenameRequest: LSPRequest {
  package typealias Params = RenameParams
  package typealias Result = WorkspaceEdit?
  package static let method = "textDocument/rename"
  package static let emptyResult: WorkspaceEdit? = nil
}

/// The parameters of `textDocument/rename`.
package struct RenameParams: TextDocumentPositionParams {
  package let textDocument: TextDocumentIdentifier
  package let position: Position
  package let newName: String

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    newName = try json.member("newName")
  }
}

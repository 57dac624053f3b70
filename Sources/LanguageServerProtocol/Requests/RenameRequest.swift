public import JSONSyntax

/// `textDocument/rename`: changes a name everywhere it occurs.
public enum RenameRequest: LSPRequest {
  public typealias Params = RenameParams
  public typealias Result = WorkspaceEdit?
  public static let method = "textDocument/rename"
  public static let emptyResult: WorkspaceEdit? = nil
}

/// The parameters of `textDocument/rename`.
public struct RenameParams: TextDocumentPositionParams {
  public let textDocument: TextDocumentIdentifier
  public let position: Position
  public let newName: String

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    newName = try json.member("newName")
  }
}

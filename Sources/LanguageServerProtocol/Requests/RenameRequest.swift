public import JSONSyntax

/// `textDocument/rename`: gives something another name wherever it is named.
public enum RenameRequest: LSPRequest {
  /// What is sent.
  public typealias Params = RenameParams
  /// What is answered.
  public typealias Result = WorkspaceEdit?
  /// The name of the message.
  public static let method = "textDocument/rename"
  /// The answer when there is nothing to say.
  public static let nothing: WorkspaceEdit? = nil
}

/// A place and the new name of what stands there.
public struct RenameParams: TextDocumentPositionParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The place.
  public let position: Position
  /// The new name.
  public let newName: String

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    newName = try json.member("newName")
  }
}

public import JSONSyntax

/// `textDocument/references`: the references to a name.
public enum ReferencesRequest: LSPRequest {
  public typealias Params = ReferenceParams
  public typealias Result = [Location]
  public static let method = "textDocument/references"
  public static let emptyResult: [Location] = []
}

/// The parameters of `textDocument/references`.
public struct ReferenceParams: TextDocumentPositionParams {
  public let textDocument: TextDocumentIdentifier
  public let position: Position
  /// Whether to include the declaration in the result.
  public let includeDeclaration: Bool

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    includeDeclaration = json.flag("context", "includeDeclaration")
  }
}

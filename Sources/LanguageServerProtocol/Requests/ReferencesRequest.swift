public import JSONSyntax

/// `textDocument/references`: where a name is used.
public enum ReferencesRequest: LSPRequest {
  /// What is sent.
  public typealias Params = ReferenceParams
  /// What is answered.
  public typealias Result = [Location]
  /// The name of the message.
  public static let method = "textDocument/references"
  /// The answer when there is nothing to say.
  public static let nothing: [Location] = []
}

/// A place, and whether the declaration counts.
public struct ReferenceParams: TextDocumentPositionParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The place.
  public let position: Position
  /// Whether the declaration is among the answers.
  public let includeDeclaration: Bool

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    includeDeclaration = json.flag("context", "includeDeclaration")
  }
}

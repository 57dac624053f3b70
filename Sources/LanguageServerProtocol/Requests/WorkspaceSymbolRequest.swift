public import JSONSyntax

/// `workspace/symbol`: the symbols of all files that match what is typed.
public enum WorkspaceSymbolRequest: LSPRequest {
  /// What is sent.
  public typealias Params = WorkspaceSymbolParams
  /// What is answered.
  public typealias Result = [SymbolInformation]
  /// The name of the message.
  public static let method = "workspace/symbol"
  /// The answer when there is nothing to say.
  public static let nothing: [SymbolInformation] = []
}

/// What is searched for.
public struct WorkspaceSymbolParams: JSONDecodable {
  /// The letters that a name must have in this order; empty for every name.
  public let query: String

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { query = try json.member("query") }
}

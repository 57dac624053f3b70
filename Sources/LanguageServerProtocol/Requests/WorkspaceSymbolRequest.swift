public import JSONSyntax

/// `workspace/symbol`: the symbols of all files that match a query.
public enum WorkspaceSymbolRequest: LSPRequest {
  public typealias Params = WorkspaceSymbolParams
  public typealias Result = [SymbolInformation]
  public static let method = "workspace/symbol"
  public static let emptyResult: [SymbolInformation] = []
}

public struct WorkspaceSymbolParams: JSONDecodable {
  /// The characters that a name must contain in this order; empty matches every name.
  public let query: String

  public init(json: SyntaxNode) throws(InvalidParams) { query = try json.member("query") }
}

package import JSONSyntax

/// `workspace/symbol`: the symbols of all files that match a query.
package enum WorkspaceSymbolRequest: LSPRequest {
  package typealias Params = WorkspaceSymbolParams
  package typealias Result = [SymbolInformation]
  package static let method = "workspace/symbol"
  package static let emptyResult: [SymbolInformation] = []
}

package struct WorkspaceSymbolParams: JSONDecodable {
  /// The characters that a name must contain in this order; empty matches every name.
  package let query: String

  package init(json: SyntaxNode) throws(InvalidParams) { query = try json.member("query") }
}

public import JSONSyntax

/// `textDocument/definition`: the declarations of a name.
public enum DefinitionRequest: LSPRequest {
  public typealias Params = PositionParams
  public typealias Result = Definition
  public static let method = "textDocument/definition"
  public static let emptyResult = Definition.links([])
}

/// The declarations of a name, in the form that the client supports.
public enum Definition: JSONEncodable, Hashable {
  case locations([Location])
  case links([LocationLink])

  /// Writes the list, or `null` when it is empty.
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .locations([]), .links([]): json.null()
    case .locations(let locations): locations.encode(to: &json)
    case .links(let links): links.encode(to: &json)
    }
  }
}

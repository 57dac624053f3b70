package import JSONSyntax

/// `textDocument/definition`: the declarations of a name.
package enum DefinitionRequest: LSPRequest {
  package typealias Params = PositionParams
  package typealias Result = Definition
  package static let method = "textDocument/definition"
  package static let emptyResult = Definition.links([])
}

/// The declarations of a name, in the form that the client supports.
package enum Definition: JSONEncodable, Hashable {
  case locations([Location])
  case links([LocationLink])

  /// Writes the list, or `null` when it is empty.
  package func encode(to json: inout JSONWriter) {
    switch self {
    case .locations([]), .links([]): json.null()
    case .locations(let locations): locations.encode(to: &json)
    case .links(let links): links.encode(to: &json)
    }
  }
}

public import JSONSyntax

/// `textDocument/definition`: where a name is declared.
public enum DefinitionRequest: LSPRequest {
  /// What is sent.
  public typealias Params = PositionParams
  /// What is answered.
  public typealias Result = Definition
  /// The name of the message.
  public static let method = "textDocument/definition"
  /// The answer when there is nothing to say.
  public static let nothing = Definition.links([])
}

/// Where a name is declared, in the form the client knows.
public enum Definition: JSONEncodable, Hashable {
  case locations([Location])
  case links([LocationLink])

  /// Writes the places; `null` when there are none.
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .locations([]), .links([]): json.null()
    case .locations(let locations): locations.encode(to: &json)
    case .links(let links): links.encode(to: &json)
    }
  }
}

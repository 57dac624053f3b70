package import JSONSyntax
package import SourceText

extension PositionEncoding: JSONDecodable, JSONEncodable {
  /// The name in the protocol: a `PositionEncodingKind`.
  package var name: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }

  package init(json: SyntaxNode) throws(InvalidParams) {
    let name = try String(json: json)
    guard let encoding = [PositionEncoding.utf8, .utf16, .utf32].first(where: { $0.name == name }) else {
      throw InvalidParams("unknown position encoding `\(name)`")
    }
    self = encoding
  }

  package func encode(to json: inout JSONWriter) { json.string(name) }
}

extension FileURI: JSONDecodable, JSONEncodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    let string = try String(json: json)
    guard let uri = FileURI(string: string) else { throw InvalidParams("`\(string)` is not a URI") }
    self = uri
  }

  /// Writes the URI exactly as the client spelled it.
  package func encode(to json: inout JSONWriter) { json.string(string) }
}

public import JSONSyntax
public import SourceText

extension PositionEncoding: JSONDecodable, JSONEncodable {
  /// The name in the specification: `PositionEncodingKind`.
  public var name: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }

  /// Reads the name of an encoding.
  public init(json: SyntaxNode) throws(InvalidParams) {
    let name = try String(json: json)
    guard let encoding = [PositionEncoding.utf8, .utf16, .utf32].first(where: { $0.name == name }) else {
      throw InvalidParams("`\(name)` is not a position encoding")
    }
    self = encoding
  }

  /// Writes the name.
  public func encode(to json: inout JSONWriter) { json.string(name) }
}

extension FileURI: JSONDecodable, JSONEncodable {
  /// Reads a URI.
  public init(json: SyntaxNode) throws(InvalidParams) {
    let string = try String(json: json)
    guard let uri = FileURI(string: string) else { throw InvalidParams("`\(string)` is not a URI") }
    self = uri
  }

  /// Writes the URI as the client spelt it.
  public func encode(to json: inout JSONWriter) { json.string(string) }
}

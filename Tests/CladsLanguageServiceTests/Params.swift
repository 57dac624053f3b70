import JSONSyntax
import LanguageServerProtocol
import SourceText

extension JSONDecodable {
  /// Parameters about a document, as a client writes them.
  static func about(_ uri: FileURI, _ members: (inout JSONWriter) -> Void = { _ in }) throws -> Self {
    var json = JSONWriter()
    json.object { json in
      json.member("textDocument", object: { $0.member("uri", uri) })
      members(&json)
    }
    return try Self(json: SyntaxTree.parse(json.bytes).root)
  }

  /// Parameters about a place.
  static func at(_ position: Position, in uri: FileURI) throws -> Self {
    try about(uri) { $0.member("position", position) }
  }
}

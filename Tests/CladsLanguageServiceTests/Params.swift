import JSONSyntax
import LanguageServerProtocol
import SourceText

extension JSONDecodable {
  /// Creates parameters for a document, read from JSON as a client sends it.
  static func about(_ uri: FileURI, _ members: (inout JSONWriter) -> Void = { _ in }) throws -> Self {
    var json = JSONWriter()
    json.object { json in
      json.member("textDocument", object: { $0.member("uri", uri) })
      members(&json)
    }
    return try Self(json: SyntaxTree.parse(json.bytes).root)
  }

  /// Creates parameters for a position.
  static func at(_ position: Position, in uri: FileURI) throws -> Self {
    try about(uri) { $0.member("position", position) }
  }
}

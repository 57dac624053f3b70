package import JSONSyntax
import SourceText

/// Any JSON value, kept as source text: `LSPAny` in the specification.
package struct LSPAny: JSONDecodable, JSONEncodable, Hashable {
  /// The JSON text, in UTF-8.
  package let bytes: [UInt8]

  /// Wraps text that is already valid JSON; it is not checked.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ value: some JSONEncodable) { bytes = value.jsonBytes }

  /// Creates an object whose members `body` writes.
  package init(object body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(body)
    bytes = json.bytes
  }

  package init(json: SyntaxNode) throws(InvalidParams) {
    bytes = Array(json.tree.bytes[json.range.start.utf8..<json.range.end.utf8])
  }

  /// The value as a syntax tree, parsed on every access.
  package var node: SyntaxNode { SyntaxTree.parse(bytes).root }

  package func encode(to json: inout JSONWriter) { json.raw(bytes) }
}

/// The value `null`.
package struct LSPNull: JSONDecodable, JSONEncodable, Hashable {
  package init() {}

  package init(json: SyntaxNode) throws(InvalidParams) {}

  package func encode(to json: inout JSONWriter) { json.null() }
}

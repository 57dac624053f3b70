public import JSONSyntax
import SourceText

/// Any JSON value, kept as source text: `LSPAny` in the specification.
public struct LSPAny: JSONDecodable, JSONEncodable, Hashable {
  /// The JSON text, in UTF-8.
  public let bytes: [UInt8]

  /// Wraps text that is already valid JSON; it is not checked.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  public init(_ value: some JSONEncodable) { bytes = value.jsonBytes }

  public init(json: SyntaxNode) throws(InvalidParams) {
    bytes = Array(json.tree.bytes[json.range.start.utf8..<json.range.end.utf8])
  }

  /// The value as a syntax tree, parsed on every access.
  public var node: SyntaxNode { SyntaxTree.parse(bytes).root }

  public func encode(to json: inout JSONWriter) { json.raw(bytes) }
}

/// The value `null`.
public struct LSPNull: JSONDecodable, JSONEncodable, Hashable {
  public init() {}

  public init(json: SyntaxNode) throws(InvalidParams) {}

  public func encode(to json: inout JSONWriter) { json.null() }
}

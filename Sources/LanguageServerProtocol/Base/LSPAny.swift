public import JSONSyntax
import SourceText

/// Any JSON, kept as it is written: `LSPAny` of the specification.
public struct LSPAny: JSONDecodable, JSONEncodable, Hashable {
  /// The JSON text.
  public let bytes: [UInt8]

  /// Takes over JSON text.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Encodes a value.
  public init(_ value: some JSONEncodable) { bytes = value.jsonBytes }

  /// Keeps a value of a message.
  public init(json: SyntaxNode) throws(InvalidParams) {
    bytes = Array(json.tree.bytes[json.range.start.utf8..<json.range.end.utf8])
  }

  /// The value as a syntax tree.
  public var node: SyntaxNode { SyntaxTree.parse(bytes).root }

  /// Writes the value.
  public func encode(to json: inout JSONWriter) { json.raw(bytes) }
}

/// No value: `null`.
public struct LSPNull: JSONDecodable, JSONEncodable, Hashable {
  /// Creates the value.
  public init() {}

  /// Accepts anything.
  public init(json: SyntaxNode) throws(InvalidParams) {}

  /// Writes `null`.
  public func encode(to json: inout JSONWriter) { json.null() }
}

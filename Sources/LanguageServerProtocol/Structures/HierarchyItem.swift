public import JSONSyntax
public import SourceText

/// One end of an arrow of a type or call hierarchy: `TypeHierarchyItem` and `CallHierarchyItem`.
public struct HierarchyItem: JSONDecodable, JSONEncodable, Hashable {
  /// The name.
  public var name: String
  /// What is said beside it.
  public var detail: String?
  /// What it is drawn as.
  public var kind: LSPSymbolKind
  /// The file.
  public var uri: FileURI
  /// All of it.
  public var range: LSPRange
  /// What is selected; inside `range`.
  public var selectionRange: LSPRange

  /// Creates an item.
  public init(
    name: String, detail: String?, kind: LSPSymbolKind, uri: FileURI, range: LSPRange,
    selectionRange: LSPRange
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.uri = uri
    self.range = range
    self.selectionRange = selectionRange
  }

  /// Reads an item that the client sends back.
  public init(json: SyntaxNode) throws(InvalidParams) {
    name = try json.member("name")
    detail = try json.optionalMember("detail")
    kind = LSPSymbolKind(rawValue: try json.member("kind")) ?? .object
    uri = try json.member("uri")
    range = try json.member("range")
    selectionRange = try json.member("selectionRange")
  }

  /// Writes the item.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      json.member("detail", ifPresent: detail)
      json.member("uri", uri)
      json.member("range", range)
      json.member("selectionRange", selectionRange)
    }
  }
}

/// Parameters that are an item of a hierarchy.
public struct HierarchyItemParams: JSONDecodable {
  /// The item.
  public let item: HierarchyItem

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { item = try json.member("item") }
}

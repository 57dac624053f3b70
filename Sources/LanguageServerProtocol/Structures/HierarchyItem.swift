public import JSONSyntax
public import SourceText

/// An item of a type or call hierarchy: `TypeHierarchyItem` and `CallHierarchyItem` in the specification.
public struct HierarchyItem: JSONDecodable, JSONEncodable, Hashable {
  public var name: String
  /// The text that the client shows next to the name.
  public var detail: String?
  /// The kind, which selects an icon.
  public var kind: LSPSymbolKind
  public var uri: FileURI
  /// The range of the whole item.
  public var range: LSPRange
  /// The range to select when the user picks the item; inside `range`.
  public var selectionRange: LSPRange

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

  public init(json: SyntaxNode) throws(InvalidParams) {
    name = try json.member("name")
    detail = try json.optionalMember("detail")
    kind = LSPSymbolKind(rawValue: try json.member("kind")) ?? .object
    uri = try json.member("uri")
    range = try json.member("range")
    selectionRange = try json.member("selectionRange")
  }

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

/// Parameters that consist of a hierarchy item.
public struct HierarchyItemParams: JSONDecodable {
  public let item: HierarchyItem

  public init(json: SyntaxNode) throws(InvalidParams) { item = try json.member("item") }
}

package import JSONSyntax
package import SourceText

/// An item of a type or call hierarchy: `TypeHierarchyItem` and `CallHierarchyItem` in the specification.
package struct HierarchyItem: JSONDecodable, JSONEncodable, Hashable {
  package var name: String
  /// The text that the client shows next to the name.
  package var detail: String?
  /// The kind, which selects an icon.
  package var kind: LSPSymbolKind
  package var uri: FileURI
  /// The range of the whole item.
  package var range: LSPRange
  /// The range to select when the user picks the item; inside `range`.
  package var selectionRange: LSPRange

  package init(
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

  package init(json: SyntaxNode) throws(InvalidParams) {
    name = try json.member("name")
    detail = try json.optionalMember("detail")
    kind = LSPSymbolKind(rawValue: try json.member("kind")) ?? .object
    uri = try json.member("uri")
    range = try json.member("range")
    selectionRange = try json.member("selectionRange")
  }

  package func encode(to json: inout JSONWriter) {
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
package struct HierarchyItemParams: JSONDecodable {
  package let item: HierarchyItem

  package init(json: SyntaxNode) throws(InvalidParams) { item = try json.member("item") }
}

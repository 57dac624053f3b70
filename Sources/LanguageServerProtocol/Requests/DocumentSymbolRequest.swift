package import JSONSyntax
package import SourceText

/// `textDocument/documentSymbol`: the outline of a document.
package enum DocumentSymbolRequest: LSPRequest {
  package typealias Params = DocumentParams
  package typealias Result = DocumentSymbols
  package static let method = "textDocument/documentSymbol"
  package static let emptyResult = DocumentSymbols.nested([])
}

/// The outline of a document, in the form that the client supports.
package enum DocumentSymbols: JSONEncodable, Hashable {
  case nested([DocumentSymbol])
  case flat([SymbolInformation])

  package func encode(to json: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.encode(to: &json)
    case .flat(let symbols): symbols.encode(to: &json)
    }
  }
}

/// An entry of an outline, with its children.
package struct DocumentSymbol: JSONEncodable, Hashable {
  package var name: String
  /// The text that the client shows next to the name.
  package var detail: String?
  /// The kind, which selects an icon.
  package var kind: LSPSymbolKind
  /// The range of the whole symbol.
  package var range: LSPRange
  /// The range to select when the user picks the entry; inside `range`.
  package var selectionRange: LSPRange
  package var children: [DocumentSymbol]

  package init(
    name: String, detail: String?, kind: LSPSymbolKind, range: LSPRange, selectionRange: LSPRange,
    children: [DocumentSymbol]
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("detail", ifPresent: detail)
      json.member("kind", kind.rawValue)
      json.member("range", range)
      json.member("selectionRange", selectionRange)
      if !children.isEmpty { json.member("children", children) }
    }
  }
}

/// A symbol with its location, for lists without nesting.
package struct SymbolInformation: JSONEncodable, Hashable {
  package var name: String
  /// The kind, which selects an icon.
  package var kind: LSPSymbolKind
  package var uri: FileURI
  package var range: LSPRange
  /// The name of the enclosing symbol, if any.
  package var containerName: String?

  package init(name: String, kind: LSPSymbolKind, uri: FileURI, range: LSPRange, containerName: String?) {
    self.name = name
    self.kind = kind
    self.uri = uri
    self.range = range
    self.containerName = containerName
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      json.member("location", Location(uri: uri, range: range))
      json.member("containerName", ifPresent: containerName)
    }
  }
}

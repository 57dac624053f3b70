public import JSONSyntax
public import SourceText

/// `textDocument/documentSymbol`: the outline of a document.
public enum DocumentSymbolRequest: LSPRequest {
  public typealias Params = DocumentParams
  public typealias Result = DocumentSymbols
  public static let method = "textDocument/documentSymbol"
  public static let emptyResult = DocumentSymbols.nested([])
}

/// The outline of a document, in the form that the client supports.
public enum DocumentSymbols: JSONEncodable, Hashable {
  case nested([DocumentSymbol])
  case flat([SymbolInformation])

  public func encode(to json: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.encode(to: &json)
    case .flat(let symbols): symbols.encode(to: &json)
    }
  }
}

/// An entry of an outline, with its children.
public struct DocumentSymbol: JSONEncodable, Hashable {
  public var name: String
  /// The text that the client shows next to the name.
  public var detail: String?
  /// The kind, which selects an icon.
  public var kind: LSPSymbolKind
  /// The range of the whole symbol.
  public var range: LSPRange
  /// The range to select when the user picks the entry; inside `range`.
  public var selectionRange: LSPRange
  public var children: [DocumentSymbol]

  public init(
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

  public func encode(to json: inout JSONWriter) {
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
public struct SymbolInformation: JSONEncodable, Hashable {
  public var name: String
  /// The kind, which selects an icon.
  public var kind: LSPSymbolKind
  public var uri: FileURI
  public var range: LSPRange
  /// The name of the enclosing symbol, if any.
  public var containerName: String?

  public init(name: String, kind: LSPSymbolKind, uri: FileURI, range: LSPRange, containerName: String?) {
    self.name = name
    self.kind = kind
    self.uri = uri
    self.range = range
    self.containerName = containerName
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      json.member("location", Location(uri: uri, range: range))
      json.member("containerName", ifPresent: containerName)
    }
  }
}

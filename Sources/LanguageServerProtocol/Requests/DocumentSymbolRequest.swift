public import JSONSyntax
public import SourceText

/// `textDocument/documentSymbol`: the outline of a document.
public enum DocumentSymbolRequest: LSPRequest {
  /// What is sent.
  public typealias Params = DocumentParams
  /// What is answered.
  public typealias Result = DocumentSymbols
  /// The name of the message.
  public static let method = "textDocument/documentSymbol"
  /// The answer when there is nothing to say.
  public static let nothing = DocumentSymbols.nested([])
}

/// The outline of a document, in the form the client knows.
public enum DocumentSymbols: JSONEncodable, Hashable {
  case nested([DocumentSymbol])
  case flat([SymbolInformation])

  /// Writes the outline.
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.encode(to: &json)
    case .flat(let symbols): symbols.encode(to: &json)
    }
  }
}

/// One entry of an outline, with those below it.
public struct DocumentSymbol: JSONEncodable, Hashable {
  /// The name.
  public var name: String
  /// What is said beside it.
  public var detail: String?
  /// What it is drawn as.
  public var kind: LSPSymbolKind
  /// All of it.
  public var range: LSPRange
  /// What is selected; inside `range`.
  public var selectionRange: LSPRange
  /// The entries below.
  public var children: [DocumentSymbol]

  /// Creates an entry.
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

  /// Writes the entry.
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

/// One symbol and where it is.
public struct SymbolInformation: JSONEncodable, Hashable {
  /// The name.
  public var name: String
  /// What it is drawn as.
  public var kind: LSPSymbolKind
  /// The file.
  public var uri: FileURI
  /// Where it stands there.
  public var range: LSPRange
  /// The name of what holds it.
  public var containerName: String?

  /// Creates a symbol.
  public init(name: String, kind: LSPSymbolKind, uri: FileURI, range: LSPRange, containerName: String?) {
    self.name = name
    self.kind = kind
    self.uri = uri
    self.range = range
    self.containerName = containerName
  }

  /// Writes the symbol.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      json.member("location", Location(uri: uri, range: range))
      json.member("containerName", ifPresent: containerName)
    }
  }
}

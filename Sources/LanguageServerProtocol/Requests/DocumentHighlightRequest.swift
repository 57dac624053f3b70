public import JSONSyntax

/// `textDocument/documentHighlight`: the occurrences of a name in its document.
public enum DocumentHighlightRequest: LSPRequest {
  public typealias Params = PositionParams
  public typealias Result = [DocumentHighlight]
  public static let method = "textDocument/documentHighlight"
  public static let emptyResult: [DocumentHighlight] = []
}

/// An occurrence of a name.
public struct DocumentHighlight: JSONEncodable, Hashable {
  /// How the occurrence accesses what it names.
  public enum Kind: Int, Sendable {
    case text = 1
    case read, write
  }

  public var range: LSPRange
  public var kind: Kind

  public init(range: LSPRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("kind", kind.rawValue)
    }
  }
}

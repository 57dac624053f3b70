package import JSONSyntax

/// `textDocument/documentHighlight`: the occurrences of a name in its document.
package enum DocumentHighlightRequest: LSPRequest {
  package typealias Params = PositionParams
  package typealias Result = [DocumentHighlight]
  package static let method = "textDocument/documentHighlight"
  package static let emptyResult: [DocumentHighlight] = []
}

/// An occurrence of a name.
package struct DocumentHighlight: JSONEncodable, Hashable {
  /// How the occurrence accesses what it names.
  package enum Kind: Int, Sendable {
    case text = 1
    case read, write
  }

  package var range: LSPRange
  package var kind: Kind

  package init(range: LSPRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("kind", kind.rawValue)
    }
  }
}

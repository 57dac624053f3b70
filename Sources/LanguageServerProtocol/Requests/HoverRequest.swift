package import JSONSyntax

/// `textDocument/hover`: information about a position.
package enum HoverRequest: LSPRequest {
  package typealias Params = PositionParams
  package typealias Result = Hover?
  package static let method = "textDocument/hover"
  package static let emptyResult: Hover? = nil
}

/// Information about a position.
package struct Hover: JSONEncodable, Hashable {
  package var contents: MarkupContent
  /// The range to highlight.
  package var range: LSPRange?

  package init(contents: MarkupContent, range: LSPRange?) {
    self.contents = contents
    self.range = range
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("contents", contents)
      json.member("range", ifPresent: range)
    }
  }
}

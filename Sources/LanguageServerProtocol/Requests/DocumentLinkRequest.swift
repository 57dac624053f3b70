package import JSONSyntax

/// `textDocument/documentLink`: the links in a document.
package enum DocumentLinkRequest: LSPRequest {
  package typealias Params = DocumentParams
  package typealias Result = [DocumentLink]
  package static let method = "textDocument/documentLink"
  package static let emptyResult: [DocumentLink] = []
}

/// A link in a document.
package struct DocumentLink: JSONEncodable, Hashable {
  package var range: LSPRange
  /// The URI that it opens.
  package var target: String

  package init(range: LSPRange, target: String) {
    self.range = range
    self.target = target
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("target", target)
    }
  }
}

package import JSONSyntax

/// `textDocument/inlayHint`: the inlay hints in a range of a document.
package enum InlayHintRequest: LSPRequest {
  package typealias Params = InlayHintParams
  package typealias Result = [InlayHint]
  package static let method = "textDocument/inlayHint"
  package static let emptyResult: [InlayHint] = []
}

/// The parameters of `textDocument/inlayHint`.
package struct InlayHintParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  /// The visible range.
  package let range: LSPRange

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
  }
}

/// A short text that the client shows inline.
package struct InlayHint: JSONEncodable, Hashable {
  package var position: Position
  package var label: String
  package var tooltip: String?

  package init(position: Position, label: String, tooltip: String? = nil) {
    self.position = position
    self.label = label
    self.tooltip = tooltip
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("position", position)
      json.member("label", label)
      json.member("tooltip", ifPresent: tooltip)
      json.member("paddingLeft", true)
    }
  }
}

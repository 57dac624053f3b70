package import JSONSyntax

/// `textDocument/colorPresentation`: the notations for a color that the user picked.
package enum ColorPresentationRequest: LSPRequest {
  package typealias Params = ColorPresentationParams
  package typealias Result = [ColorPresentation]
  package static let method = "textDocument/colorPresentation"
  package static let emptyResult: [ColorPresentation] = []
}

/// A picked color and the range it will be written to.
package struct ColorPresentationParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  package let color: LSPColor
  package let range: LSPRange

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    color = try json.member("color")
    range = try json.member("range")
  }
}

/// A notation for a color.
package struct ColorPresentation: JSONEncodable, Hashable {
  /// The text of the notation.
  package var label: String
  /// The edit that inserts it.
  package var textEdit: LSPTextEdit

  package init(label: String, textEdit: LSPTextEdit) {
    self.label = label
    self.textEdit = textEdit
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("label", label)
      json.member("textEdit", textEdit)
    }
  }
}

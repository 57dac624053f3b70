package import JSONSyntax

/// `textDocument/selectionRange`: the ranges that a selection expands to.
package enum SelectionRangeRequest: LSPRequest {
  package typealias Params = SelectionRangeParams
  package typealias Result = [SelectionRange]
  package static let method = "textDocument/selectionRange"
  package static let emptyResult: [SelectionRange] = []
}

/// The parameters of `textDocument/selectionRange`.
package struct SelectionRangeParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  /// The positions; each gets its own result.
  package let positions: [Position]

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    positions = try json.member("positions")
  }
}

/// The ranges that a selection at one position expands to.
package struct SelectionRange: JSONEncodable, Hashable {
  /// The ranges, innermost first, each contained in the next. Never empty.
  package var ranges: [LSPRange]

  package init(ranges: [LSPRange]) { self.ranges = ranges }

  /// Writes the ranges as nested objects, each holding the next larger one as its `parent`.
  package func encode(to json: inout JSONWriter) {
    for (index, range) in ranges.enumerated() {
      if index > 0 { json.name("parent") }
      json.beginObject()
      json.member("range", range)
    }
    for _ in ranges { json.endObject() }
  }
}

package import JSONSyntax

/// `textDocument/prepareRename`: checks whether the name at a position can be changed.
package enum PrepareRenameRequest: LSPRequest {
  package typealias Params = PositionParams
  package typealias Result = PrepareRename?
  package static let method = "textDocument/prepareRename"
  package static let emptyResult: PrepareRename? = nil
}

/// The name that a rename would change.
package struct PrepareRename: JSONEncodable, Hashable {
  package var range: LSPRange
  /// The current name, which the client offers for editing; `nil` if that is the text in the range.
  ///
  /// Qt Creator ignores the names that its users type after a response with a placeholder.
  package var placeholder: String?

  package init(range: LSPRange, placeholder: String?) {
    self.range = range
    self.placeholder = placeholder
  }

  package func encode(to json: inout JSONWriter) {
    guard let placeholder else { return range.encode(to: &json) }
    json.object { json in
      json.member("range", range)
      json.member("placeholder", placeholder)
    }
  }
}

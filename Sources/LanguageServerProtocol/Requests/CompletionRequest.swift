package import JSONSyntax

/// `textDocument/completion`: the suggestions for a position.
package enum CompletionRequest: LSPRequest {
  package typealias Params = CompletionParams
  package typealias Result = CompletionList
  package static let method = "textDocument/completion"
  package static let emptyResult = CompletionList(items: [], isIncomplete: false)
}

/// The parameters of `textDocument/completion`.
package struct CompletionParams: TextDocumentPositionParams {
  package let textDocument: TextDocumentIdentifier
  package let position: Position
  /// The trigger character that caused the request; `nil` when something else did.
  package let triggerCharacter: String?

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    triggerCharacter = json.node(["context", "triggerCharacter"])?.string?.value
  }
}

/// The suggestions for one position.
package struct CompletionList: JSONEncodable, Hashable {
  /// The suggestions, most likely first.
  package var items: [CompletionItem]
  /// Whether the list was cut off, so the client has to ask again as the user types.
  package var isIncomplete: Bool
  /// The default range of the items' edits, for clients that support `itemDefaults`.
  package var defaultRange: LSPRange?

  package init(items: [CompletionItem], isIncomplete: Bool, defaultRange: LSPRange? = nil) {
    self.items = items
    self.isIncomplete = isIncomplete
    self.defaultRange = defaultRange
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("isIncomplete", isIncomplete)
      if let defaultRange {
        json.member("itemDefaults", object: { $0.member("editRange", defaultRange) })
      }
      json.member("items", items)
    }
  }
}

public import JSONSyntax

/// `textDocument/completion`: the suggestions for a position.
public enum CompletionRequest: LSPRequest {
  public typealias Params = CompletionParams
  public typealias Result = CompletionList
  public static let method = "textDocument/completion"
  public static let emptyResult = CompletionList(items: [], isIncomplete: false)
}

/// The parameters of `textDocument/completion`.
public struct CompletionParams: TextDocumentPositionParams {
  public let textDocument: TextDocumentIdentifier
  public let position: Position
  /// The trigger character that caused the request; `nil` when something else did.
  public let triggerCharacter: String?

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    triggerCharacter = json.node(["context", "triggerCharacter"])?.string?.value
  }
}

/// The suggestions for one position.
public struct CompletionList: JSONEncodable, Hashable {
  /// The suggestions, most likely first.
  public var items: [CompletionItem]
  /// Whether the list was cut off, so the client has to ask again as the user types.
  public var isIncomplete: Bool
  /// The default range of the items' edits, for clients that support `itemDefaults`.
  public var defaultRange: LSPRange?

  public init(items: [CompletionItem], isIncomplete: Bool, defaultRange: LSPRange? = nil) {
    self.items = items
    self.isIncomplete = isIncomplete
    self.defaultRange = defaultRange
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("isIncomplete", isIncomplete)
      if let defaultRange {
        json.member("itemDefaults", object: { $0.member("editRange", defaultRange) })
      }
      json.member("items", items)
    }
  }
}

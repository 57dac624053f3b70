public import JSONSyntax

/// `textDocument/completion`: what could be typed at a place.
public enum CompletionRequest: LSPRequest {
  /// A place in a document.
  public typealias Params = CompletionParams
  /// The suggestions.
  public typealias Result = CompletionList
  /// The name of the request.
  public static let method = "textDocument/completion"
  /// No suggestions.
  public static let nothing = CompletionList(items: [], isIncomplete: false)
}

/// A place, and what made the client ask about it.
public struct CompletionParams: TextDocumentPositionParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The place.
  public let position: Position
  /// The character that was typed, when it is one that the server wants to hear of.
  public let triggerCharacter: String?

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    triggerCharacter = json.node(["context", "triggerCharacter"])?.string?.value
  }
}

/// Suggestions for one place.
public struct CompletionList: JSONEncodable, Hashable {
  /// The suggestions, the likeliest first.
  public var items: [CompletionItem]
  /// Whether there are more when more is typed.
  public var isIncomplete: Bool
  /// The range of the edits of all items that do not say otherwise, for clients that know such defaults.
  public var defaultRange: LSPRange?

  /// Creates suggestions.
  public init(items: [CompletionItem], isIncomplete: Bool, defaultRange: LSPRange? = nil) {
    self.items = items
    self.isIncomplete = isIncomplete
    self.defaultRange = defaultRange
  }

  /// Writes the suggestions.
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

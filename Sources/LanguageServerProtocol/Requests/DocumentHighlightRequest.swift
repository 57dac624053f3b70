public import JSONSyntax

/// `textDocument/documentHighlight`: the other places of a name in its document.
public enum DocumentHighlightRequest: LSPRequest {
  /// What is sent.
  public typealias Params = PositionParams
  /// What is answered.
  public typealias Result = [DocumentHighlight]
  /// The name of the message.
  public static let method = "textDocument/documentHighlight"
  /// The answer when there is nothing to say.
  public static let nothing: [DocumentHighlight] = []
}

/// One place of a name.
public struct DocumentHighlight: JSONEncodable, Hashable {
  /// What happens to what is named.
  public enum Kind: Int, Sendable {
    case text = 1
    case read, write
  }

  /// The place.
  public var range: LSPRange
  /// What happens there.
  public var kind: Kind

  /// Creates a place.
  public init(range: LSPRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// Writes the place.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("kind", kind.rawValue)
    }
  }
}

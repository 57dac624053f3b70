public import JSONSyntax

/// `completionItem/resolve`: the rest of one suggestion.
public enum CompletionResolveRequest: LSPRequest {
  /// The suggestion as the client has it.
  public typealias Params = UnresolvedCompletionItem
  /// The suggestion with its documentation.
  public typealias Result = ResolvedCompletionItem
  /// The name of the request.
  public static let method = "completionItem/resolve"
  /// An item without members.
  public static let nothing = ResolvedCompletionItem(written: LSPAny(bytes: Array("{}".utf8)))
}

/// A suggestion as the client gives it back.
public struct UnresolvedCompletionItem: JSONDecodable {
  /// The whole suggestion as it was sent.
  public let written: LSPAny
  /// What the server sent along with it.
  public let data: LSPAny?

  /// Reads a suggestion.
  public init(json: SyntaxNode) throws(InvalidParams) {
    guard json.object != nil else { throw InvalidParams("a completion item is expected") }
    written = try LSPAny(json: json)
    data = try json.optionalMember("data")
  }
}

/// A suggestion with its documentation.
public struct ResolvedCompletionItem: JSONEncodable, Hashable {
  /// The suggestion as the client gave it.
  public var written: LSPAny
  /// What it means.
  public var documentation: MarkupContent?

  /// Creates a suggestion.
  public init(written: LSPAny, documentation: MarkupContent? = nil) {
    self.written = written
    self.documentation = documentation
  }

  /// Writes the suggestion, its documentation in place of an earlier one.
  public func encode(to json: inout JSONWriter) {
    guard let documentation, let object = written.node.object else { return written.encode(to: &json) }
    json.object { json in
      for member in object.members where member.nameText != "documentation" {
        guard let value = member.value, let any = try? LSPAny(json: value) else { continue }
        json.member(member.nameText, any)
      }
      json.member("documentation", documentation)
    }
  }
}

public import JSONSyntax

/// `completionItem/resolve`: the documentation of one suggestion.
public enum CompletionResolveRequest: LSPRequest {
  public typealias Params = UnresolvedCompletionItem
  public typealias Result = ResolvedCompletionItem
  public static let method = "completionItem/resolve"
  public static let emptyResult = ResolvedCompletionItem(original: LSPAny(bytes: Array("{}".utf8)))
}

/// A completion item that the client sends back.
public struct UnresolvedCompletionItem: JSONDecodable {
  /// The whole item as the client sent it.
  public let original: LSPAny
  /// The data that the server attached to the item.
  public let data: LSPAny?

  public init(json: SyntaxNode) throws(InvalidParams) {
    guard json.object != nil else { throw InvalidParams("expected a completion item") }
    original = try LSPAny(json: json)
    data = try json.optionalMember("data")
  }
}

/// A completion item with its documentation.
public struct ResolvedCompletionItem: JSONEncodable, Hashable {
  /// The item as the client sent it.
  public var original: LSPAny
  /// The documentation to add; `nil` leaves the item as it is.
  public var documentation: MarkupContent?

  public init(original: LSPAny, documentation: MarkupContent? = nil) {
    self.original = original
    self.documentation = documentation
  }

  /// Writes the item, replacing any documentation it already has.
  public func encode(to json: inout JSONWriter) {
    guard let documentation, let object = original.node.object else { return original.encode(to: &json) }
    json.object { json in
      for member in object.members where member.nameText != "documentation" {
        guard let value = member.value, let any = try? LSPAny(json: value) else { continue }
        json.member(member.nameText, any)
      }
      json.member("documentation", documentation)
    }
  }
}

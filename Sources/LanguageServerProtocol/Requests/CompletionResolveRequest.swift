package import JSONSyntax

/// `completionItem/resolve`: the documentation of one suggestion.
package enum CompletionResolveRequest: LSPRequest {
  package typealias Params = UnresolvedCompletionItem
  package typealias Result = ResolvedCompletionItem
  package static let method = "completionItem/resolve"
  package static let emptyResult = ResolvedCompletionItem(original: LSPAny(bytes: Array("{}".utf8)))
}

/// A completion item that the client sends back.
package struct UnresolvedCompletionItem: JSONDecodable {
  /// The whole item as the client sent it.
  package let original: LSPAny
  /// The data that the server attached to the item.
  package let data: LSPAny?

  package init(json: SyntaxNode) throws(InvalidParams) {
    guard json.object != nil else { throw InvalidParams("expected a completion item") }
    original = try LSPAny(json: json)
    data = try json.optionalMember("data")
  }
}

/// A completion item with its documentation.
package struct ResolvedCompletionItem: JSONEncodable, Hashable {
  /// The item as the client sent it.
  package var original: LSPAny
  /// The documentation to add; `nil` leaves the item as it is.
  package var documentation: MarkupContent?

  package init(original: LSPAny, documentation: MarkupContent? = nil) {
    self.original = original
    self.documentation = documentation
  }

  /// Writes the item, replacing any documentation it already has.
  package func encode(to json: inout JSONWriter) {
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

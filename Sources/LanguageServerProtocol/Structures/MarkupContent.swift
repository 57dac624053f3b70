public import JSONSyntax

/// Text to show: Markdown where the client draws it, plain otherwise.
public struct MarkupContent: JSONEncodable, Hashable {
  /// How the text is written.
  public enum Kind: String, Sendable {
    case plaintext, markdown
    /// Nothing but a string, for clients that know no `MarkupContent`.
    case string
  }

  /// How the text is written.
  public var kind: Kind
  /// The text.
  public var value: String

  /// Creates text to show.
  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  /// Writes the text.
  public func encode(to json: inout JSONWriter) {
    if kind == .string { return json.string(value) }
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("value", value)
    }
  }
}

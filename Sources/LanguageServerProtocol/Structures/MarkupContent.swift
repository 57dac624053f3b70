public import JSONSyntax

/// Text to show: Markdown where the client renders it, plain text otherwise.
public struct MarkupContent: JSONEncodable, Hashable {
  public enum Kind: String, Sendable {
    case plaintext, markdown
    /// A bare string, for clients that do not support `MarkupContent`.
    case string
  }

  public var kind: Kind
  public var value: String

  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  public func encode(to json: inout JSONWriter) {
    if kind == .string { return json.string(value) }
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("value", value)
    }
  }
}

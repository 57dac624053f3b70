package import JSONSyntax

/// Text to show: Markdown where the client renders it, plain text otherwise.
package struct MarkupContent: JSONEncodable, Hashable {
  package enum Kind: String, Sendable {
    case plaintext, markdown
    /// A bare string, for clients that do not support `MarkupContent`.
    case string
  }

  package var kind: Kind
  package var value: String

  package init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  package func encode(to json: inout JSONWriter) {
    if kind == .string { return json.string(value) }
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("value", value)
    }
  }
}

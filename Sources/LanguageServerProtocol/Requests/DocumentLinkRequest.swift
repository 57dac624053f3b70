public import JSONSyntax

/// `textDocument/documentLink`: the addresses in a document.
public enum DocumentLinkRequest: LSPRequest {
  /// What is sent.
  public typealias Params = DocumentParams
  /// What is answered.
  public typealias Result = [DocumentLink]
  /// The name of the message.
  public static let method = "textDocument/documentLink"
  /// The answer when there is nothing to say.
  public static let nothing: [DocumentLink] = []
}

/// An address in a document.
public struct DocumentLink: JSONEncodable, Hashable {
  /// Where it stands.
  public var range: LSPRange
  /// Where it leads, as a URI.
  public var target: String

  /// Creates a link.
  public init(range: LSPRange, target: String) {
    self.range = range
    self.target = target
  }

  /// Writes the link.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("target", target)
    }
  }
}

public import JSONSyntax

/// `textDocument/documentLink`: the links in a document.
public enum DocumentLinkRequest: LSPRequest {
  public typealias Params = DocumentParams
  public typealias Result = [DocumentLink]
  public static let method = "textDocument/documentLink"
  public static let emptyResult: [DocumentLink] = []
}

/// A link in a document.
public struct DocumentLink: JSONEncodable, Hashable {
  public var range: LSPRange
  /// The URI that it opens.
  public var target: String

  public init(range: LSPRange, target: String) {
    self.range = range
    self.target = target
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("target", target)
    }
  }
}

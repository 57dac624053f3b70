public import JSONSyntax

/// `textDocument/hover`: information about a position.
public enum HoverRequest: LSPRequest {
  public typealias Params = PositionParams
  public typealias Result = Hover?
  public static let method = "textDocument/hover"
  public static let emptyResult: Hover? = nil
}

/// Information about a position.
public struct Hover: JSONEncodable, Hashable {
  public var contents: MarkupContent
  /// The range to highlight.
  public var range: LSPRange?

  public init(contents: MarkupContent, range: LSPRange?) {
    self.contents = contents
    self.range = range
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("contents", contents)
      json.member("range", ifPresent: range)
    }
  }
}

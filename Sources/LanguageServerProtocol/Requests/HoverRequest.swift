public import JSONSyntax

/// `textDocument/hover`: what is under the pointer.
public enum HoverRequest: LSPRequest {
  /// What is sent.
  public typealias Params = PositionParams
  /// What is answered.
  public typealias Result = Hover?
  /// The name of the message.
  public static let method = "textDocument/hover"
  /// The answer when there is nothing to say.
  public static let nothing: Hover? = nil
}

/// What is under the pointer.
public struct Hover: JSONEncodable, Hashable {
  /// What to show.
  public var contents: MarkupContent
  /// What it is about.
  public var range: LSPRange?

  /// Creates a hover.
  public init(contents: MarkupContent, range: LSPRange?) {
    self.contents = contents
    self.range = range
  }

  /// Writes the hover.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("contents", contents)
      json.member("range", ifPresent: range)
    }
  }
}

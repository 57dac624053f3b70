public import JSONSyntax

/// A half-open range of a text: `Range` in the specification.
public struct LSPRange: Hashable, JSONDecodable, JSONEncodable {
  public var start: Position
  /// The position after the last character.
  public var end: Position

  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  public init(json: SyntaxNode) throws(InvalidParams) {
    start = try json.member("start")
    end = try json.member("end")
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("end", end)
    }
  }
}

public import JSONSyntax

/// A half-open stretch of a text: `Range` of the specification.
public struct LSPRange: Hashable, JSONDecodable, JSONEncodable {
  /// Where it starts.
  public var start: Position
  /// The place after it.
  public var end: Position

  /// Creates a stretch.
  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  /// Reads a stretch.
  public init(json: SyntaxNode) throws(InvalidParams) {
    start = try json.member("start")
    end = try json.member("end")
  }

  /// Writes the stretch.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("end", end)
    }
  }
}

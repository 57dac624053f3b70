public import JSONSyntax

/// A place in a text: zero-based, the character in code units of the negotiated encoding.
public struct Position: Hashable, Comparable, JSONDecodable, JSONEncodable {
  /// The zero-based line.
  public var line: Int
  /// The number of code units before the place in its line.
  public var character: Int

  /// Creates a place.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a place.
  public init(json: SyntaxNode) throws(InvalidParams) {
    line = try json.member("line")
    character = try json.member("character")
    if line < 0 || character < 0 { throw InvalidParams("a position is never negative") }
  }

  /// Writes the place.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }

  /// Whether `lhs` comes before `rhs`.
  public static func < (lhs: Position, rhs: Position) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }
}

package import JSONSyntax

/// A position in a text.
package struct Position: Hashable, Comparable, JSONDecodable, JSONEncodable {
  /// The zero-based line.
  package var line: Int
  /// The zero-based offset in the line, in code units of the negotiated encoding.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package init(json: SyntaxNode) throws(InvalidParams) {
    line = try json.member("line")
    character = try json.member("character")
    if line < 0 || character < 0 { throw InvalidParams("a position cannot be negative") }
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }

  package static func < (lhs: Position, rhs: Position) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }
}

package import JSONSyntax

/// A half-open range of a text: `Range` in the specification.
package struct LSPRange: Hashable, JSONDecodable, JSONEncodable {
  package var start: Position
  /// The position after the last character.
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  package init(json: SyntaxNode) throws(InvalidParams) {
    start = try json.member("start")
    end = try json.member("end")
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("end", end)
    }
  }
}

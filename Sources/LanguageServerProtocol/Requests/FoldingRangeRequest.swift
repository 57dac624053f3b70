package import JSONSyntax

/// `textDocument/foldingRange`: the ranges that can be folded.
package enum FoldingRangeRequest: LSPRequest {
  package typealias Params = DocumentParams
  package typealias Result = [FoldingRange]
  package static let method = "textDocument/foldingRange"
  package static let emptyResult: [FoldingRange] = []
}

/// A range that can be folded.
package struct FoldingRange: JSONEncodable, Hashable {
  package var start: Position
  package var end: Position
  /// Whether to write lines without characters, for clients that only fold whole lines.
  package var isWholeLines: Bool

  package init(start: Position, end: Position, isWholeLines: Bool) {
    self.start = start
    self.end = end
    self.isWholeLines = isWholeLines
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", start.line)
      if !isWholeLines { json.member("startCharacter", start.character) }
      json.member("endLine", end.line)
      if !isWholeLines { json.member("endCharacter", end.character) }
    }
  }
}

public import JSONSyntax

/// `textDocument/foldingRange`: the ranges that can be folded.
public enum FoldingRangeRequest: LSPRequest {
  public typealias Params = DocumentParams
  public typealias Result = [FoldingRange]
  public static let method = "textDocument/foldingRange"
  public static let emptyResult: [FoldingRange] = []
}

/// A range that can be folded.
public struct FoldingRange: JSONEncodable, Hashable {
  public var start: Position
  public var end: Position
  /// Whether to write lines without characters, for clients that only fold whole lines.
  public var isWholeLines: Bool

  public init(start: Position, end: Position, isWholeLines: Bool) {
    self.start = start
    self.end = end
    self.isWholeLines = isWholeLines
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", start.line)
      if !isWholeLines { json.member("startCharacter", start.character) }
      json.member("endLine", end.line)
      if !isWholeLines { json.member("endCharacter", end.character) }
    }
  }
}

public import JSONSyntax

/// `textDocument/foldingRange`: what can be folded away.
public enum FoldingRangeRequest: LSPRequest {
  /// What is sent.
  public typealias Params = DocumentParams
  /// What is answered.
  public typealias Result = [FoldingRange]
  /// The name of the message.
  public static let method = "textDocument/foldingRange"
  /// The answer when there is nothing to say.
  public static let nothing: [FoldingRange] = []
}

/// Something that can be folded away.
public struct FoldingRange: JSONEncodable, Hashable {
  /// Where the fold starts.
  public var start: Position
  /// Where the fold ends.
  public var end: Position
  /// Whether only the lines are said, for clients that fold nothing less.
  public var isWholeLines: Bool

  /// Creates a fold.
  public init(start: Position, end: Position, isWholeLines: Bool) {
    self.start = start
    self.end = end
    self.isWholeLines = isWholeLines
  }

  /// Writes the fold.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", start.line)
      if !isWholeLines { json.member("startCharacter", start.character) }
      json.member("endLine", end.line)
      if !isWholeLines { json.member("endCharacter", end.character) }
    }
  }
}

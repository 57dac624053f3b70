public import JSONSyntax

/// `textDocument/selectionRange`: the ranges that a selection expands to.
public enum SelectionRangeRequest: LSPRequest {
  public typealias Params = SelectionRangeParams
  public typealias Result = [SelectionRange]
  public static let method = "textDocument/selectionRange"
  public static let emptyResult: [SelectionRange] = []
}

/// The parameters of `textDocument/selectionRange`.
public struct SelectionRangeParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  /// The positions; each gets its own result.
  public let positions: [Position]

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    positions = try json.member("positions")
  }
}

/// The ranges that a selection at one position expands to.
public struct SelectionRange: JSONEncodable, Hashable {
  /// The ranges, innermost first, each contained in the next. Never empty.
  public var ranges: [LSPRange]

  public init(ranges: [LSPRange]) { self.ranges = ranges }

  /// Writes the ranges as nested objects, each holding the next larger one as its `parent`.
  public func encode(to json: inout JSONWriter) {
    for (index, range) in ranges.enumerated() {
      if index > 0 { json.name("parent") }
      json.beginObject()
      json.member("range", range)
    }
    for _ in ranges { json.endObject() }
  }
}

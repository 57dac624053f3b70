public import JSONSyntax

/// `textDocument/selectionRange`: what a selection grows to, step by step.
public enum SelectionRangeRequest: LSPRequest {
  /// What is sent.
  public typealias Params = SelectionRangeParams
  /// What is answered.
  public typealias Result = [SelectionRange]
  /// The name of the message.
  public static let method = "textDocument/selectionRange"
  /// The answer when there is nothing to say.
  public static let nothing: [SelectionRange] = []
}

/// Places of a document.
public struct SelectionRangeParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The places; each has its own answer.
  public let positions: [Position]

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    positions = try json.member("positions")
  }
}

/// What a selection at one place grows to.
public struct SelectionRange: JSONEncodable, Hashable {
  /// The steps, the smallest first; each lies inside the next. Never empty.
  public var ranges: [LSPRange]

  /// Creates the steps of one place.
  public init(ranges: [LSPRange]) { self.ranges = ranges }

  /// Writes the steps, each inside its `parent`.
  public func encode(to json: inout JSONWriter) {
    for (number, range) in ranges.enumerated() {
      if number > 0 { json.name("parent") }
      json.beginObject()
      json.member("range", range)
    }
    for _ in ranges { json.endObject() }
  }
}

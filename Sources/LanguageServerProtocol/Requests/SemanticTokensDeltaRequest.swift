public import JSONSyntax

/// `textDocument/semanticTokens/full/delta`: what changed since an earlier answer.
public enum SemanticTokensDeltaRequest: LSPRequest {
  /// What is sent.
  public typealias Params = SemanticTokensDeltaParams
  /// What is answered.
  public typealias Result = SemanticTokensChange?
  /// The name of the message.
  public static let method = "textDocument/semanticTokens/full/delta"
  /// The answer when there is nothing to say.
  public static let nothing: SemanticTokensChange? = nil
}

/// A document and the answer that the client has.
public struct SemanticTokensDeltaParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The name of the answer that the client has.
  public let previousResultId: String

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    previousResultId = try json.member("previousResultId")
  }
}

/// What changed since an earlier answer, or everything when that is forgotten.
public enum SemanticTokensChange: JSONEncodable, Hashable {
  case tokens(SemanticTokens)
  case edits(resultId: String, [SemanticTokensEdit])

  /// Writes the change.
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .tokens(let tokens): tokens.encode(to: &json)
    case .edits(let resultId, let edits):
      json.object { json in
        json.member("resultId", resultId)
        json.member("edits", edits)
      }
    }
  }
}

/// A replacement of numbers of an earlier answer.
public struct SemanticTokensEdit: JSONEncodable, Hashable {
  /// The number of the first one that is replaced.
  public var start: Int
  /// How many are replaced.
  public var deleteCount: Int
  /// What stands there afterwards.
  public var data: [UInt32]

  /// Creates a replacement.
  public init(start: Int, deleteCount: Int, data: [UInt32]) {
    self.start = start
    self.deleteCount = deleteCount
    self.data = data
  }

  /// Writes the replacement.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("deleteCount", deleteCount)
      json.member("data", numbers: data)
    }
  }
}

public import JSONSyntax

/// `textDocument/semanticTokens/full/delta`: the changes since an earlier result.
public enum SemanticTokensDeltaRequest: LSPRequest {
  public typealias Params = SemanticTokensDeltaParams
  public typealias Result = SemanticTokensChange?
  public static let method = "textDocument/semanticTokens/full/delta"
  public static let emptyResult: SemanticTokensChange? = nil
}

/// The parameters of `textDocument/semanticTokens/full/delta`.
public struct SemanticTokensDeltaParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  /// The ID of the last result that the client received.
  public let previousResultId: String

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    previousResultId = try json.member("previousResultId")
  }
}

/// The changes since an earlier result, or all tokens when that result is no longer cached.
public enum SemanticTokensChange: JSONEncodable, Hashable {
  case tokens(SemanticTokens)
  case edits(resultId: String, [SemanticTokensEdit])

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

/// A replacement in the data of an earlier result.
public struct SemanticTokensEdit: JSONEncodable, Hashable {
  /// The index of the first integer to replace.
  public var start: Int
  /// The number of integers to replace.
  public var deleteCount: Int
  /// The replacement.
  public var data: [UInt32]

  public init(start: Int, deleteCount: Int, data: [UInt32]) {
    self.start = start
    self.deleteCount = deleteCount
    self.data = data
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("deleteCount", deleteCount)
      json.member("data", numbers: data)
    }
  }
}

package import JSONSyntax

/// `textDocument/semanticTokens/full/delta`: the changes since an earlier result.
package enum SemanticTokensDeltaRequest: LSPRequest {
  package typealias Params = SemanticTokensDeltaParams
  package typealias Result = SemanticTokensChange?
  package static let method = "textDocument/semanticTokens/full/delta"
  package static let emptyResult: SemanticTokensChange? = nil
}

/// The parameters of `textDocument/semanticTokens/full/delta`.
package struct SemanticTokensDeltaParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  /// The ID of the last result that the client received.
  package let previousResultId: String

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    previousResultId = try json.member("previousResultId")
  }
}

/// The changes since an earlier result, or all tokens when that result is no longer cached.
package enum SemanticTokensChange: JSONEncodable, Hashable {
  case tokens(SemanticTokens)
  case edits(resultId: String, [SemanticTokensEdit])

  package func encode(to json: inout JSONWriter) {
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
package struct SemanticTokensEdit: JSONEncodable, Hashable {
  /// The index of the first integer to replace.
  package var start: Int
  /// The number of integers to replace.
  package var deleteCount: Int
  /// The replacement.
  package var data: [UInt32]

  package init(start: Int, deleteCount: Int, data: [UInt32]) {
    self.start = start
    self.deleteCount = deleteCount
    self.data = data
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("deleteCount", deleteCount)
      json.member("data", numbers: data)
    }
  }
}

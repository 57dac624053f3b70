package import JSONSyntax

/// `textDocument/semanticTokens/full`: the semantic tokens of a document.
package enum SemanticTokensRequest: LSPRequest {
  package typealias Params = DocumentParams
  package typealias Result = SemanticTokens?
  package static let method = "textDocument/semanticTokens/full"
  package static let emptyResult: SemanticTokens? = nil
}

/// Semantic tokens in the relative encoding that the specification defines.
package struct SemanticTokens: JSONEncodable, Hashable {
  /// The ID of this result, which the client sends to ask for changes since.
  package var resultId: String?
  /// Five integers per token: line and character relative to the previous token, length, type and modifiers.
  package var data: [UInt32]

  package init(resultId: String?, data: [UInt32]) {
    self.resultId = resultId
    self.data = data
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("resultId", ifPresent: resultId)
      json.member("data", numbers: data)
    }
  }
}

extension JSONWriter {
  /// Writes a member that is an array of integers.
  mutating func member(_ name: String, numbers: [UInt32]) {
    self.name(name)
    array { json in for number in numbers { json.int(Int(number)) } }
  }
}

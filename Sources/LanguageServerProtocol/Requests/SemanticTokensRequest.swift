public import JSONSyntax

/// `textDocument/semanticTokens/full`: the semantic tokens of a document.
public enum SemanticTokensRequest: LSPRequest {
  public typealias Params = DocumentParams
  public typealias Result = SemanticTokens?
  public static let method = "textDocument/semanticTokens/full"
  public static let emptyResult: SemanticTokens? = nil
}

/// Semantic tokens in the relative encoding that the specification defines.
public struct SemanticTokens: JSONEncodable, Hashable {
  /// The ID of this result, which the client sends to ask for changes since.
  public var resultId: String?
  /// Five integers per token: line and character relative to the previous token, length, type and modifiers.
  public var data: [UInt32]

  public init(resultId: String?, data: [UInt32]) {
    self.resultId = resultId
    self.data = data
  }

  public func encode(to json: inout JSONWriter) {
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

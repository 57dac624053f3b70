public import JSONSyntax

/// `textDocument/semanticTokens/full`: what every word of a document is.
public enum SemanticTokensRequest: LSPRequest {
  /// What is sent.
  public typealias Params = DocumentParams
  /// What is answered.
  public typealias Result = SemanticTokens?
  /// The name of the message.
  public static let method = "textDocument/semanticTokens/full"
  /// The answer when there is nothing to say.
  public static let nothing: SemanticTokens? = nil
}

/// What the words of a document are, packed as the specification says.
public struct SemanticTokens: JSONEncodable, Hashable {
  /// The name of this answer, for asking what changed since.
  public var resultId: String?
  /// Five numbers for each word: lines and characters since the last one, its length, its type, its modifiers.
  public var data: [UInt32]

  /// Creates an answer.
  public init(resultId: String?, data: [UInt32]) {
    self.resultId = resultId
    self.data = data
  }

  /// Writes the answer.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("resultId", ifPresent: resultId)
      json.member("data", numbers: data)
    }
  }
}

extension JSONWriter {
  /// Writes a member that is a list of numbers.
  mutating func member(_ name: String, numbers: [UInt32]) {
    self.name(name)
    array { json in for number in numbers { json.int(Int(number)) } }
  }
}

public import JSONSyntax

/// `textDocument/prepareRename`: whether a place can be renamed, and what is selected for it.
public enum PrepareRenameRequest: LSPRequest {
  /// What is sent.
  public typealias Params = PositionParams
  /// What is answered.
  public typealias Result = PrepareRename?
  /// The name of the message.
  public static let method = "textDocument/prepareRename"
  /// The answer when there is nothing to say.
  public static let nothing: PrepareRename? = nil
}

/// What is selected before a rename, and what it is called now.
public struct PrepareRename: JSONEncodable, Hashable {
  /// What is selected.
  public var range: LSPRange
  /// The name as it is typed.
  public var placeholder: String

  /// Creates an answer.
  public init(range: LSPRange, placeholder: String) {
    self.range = range
    self.placeholder = placeholder
  }

  /// Writes the answer.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("placeholder", placeholder)
    }
  }
}

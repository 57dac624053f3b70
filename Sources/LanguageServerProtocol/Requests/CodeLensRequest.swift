public import JSONSyntax

/// `textDocument/codeLens`: the code lenses of a document.
public enum CodeLensRequest: LSPRequest {
  public typealias Params = DocumentParams
  public typealias Result = [CodeLens]
  public static let method = "textDocument/codeLens"
  public static let emptyResult: [CodeLens] = []
}

/// A line of text that the client shows above a line of the document.
public struct CodeLens: JSONEncodable, Hashable {
  /// The range the lens belongs to.
  public var range: LSPRange
  /// The text to show, and the command that a click runs.
  public var command: Command

  public init(range: LSPRange, command: Command) {
    self.range = range
    self.command = command
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("command", command)
    }
  }
}

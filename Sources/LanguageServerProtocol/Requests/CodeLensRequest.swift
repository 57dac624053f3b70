public import JSONSyntax

/// `textDocument/codeLens`: what is said above the lines of a document.
public enum CodeLensRequest: LSPRequest {
  /// What is sent.
  public typealias Params = DocumentParams
  /// What is answered.
  public typealias Result = [CodeLens]
  /// The name of the message.
  public static let method = "textDocument/codeLens"
  /// The answer when there is nothing to say.
  public static let nothing: [CodeLens] = []
}

/// What is said above a line.
public struct CodeLens: JSONEncodable, Hashable {
  /// What it is about.
  public var range: LSPRange
  /// What is said and what a click does.
  public var command: Command

  /// Creates a lens.
  public init(range: LSPRange, command: Command) {
    self.range = range
    self.command = command
  }

  /// Writes the lens.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("command", command)
    }
  }
}

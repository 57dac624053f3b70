public import JSONSyntax

/// `workspace/executeCommand`: runs a command of the server.
public enum ExecuteCommandRequest: LSPRequest {
  /// The command and what it is about.
  public typealias Params = ExecuteCommandParams
  /// Whatever the command answers.
  public typealias Result = LSPAny
  /// The name of the request.
  public static let method = "workspace/executeCommand"
  /// The answer when there is nothing to say.
  public static let nothing = LSPAny(LSPNull())
}

/// A command and what it is about.
public struct ExecuteCommandParams: JSONDecodable {
  /// The name of the command.
  public let command: String
  /// What it is about; the commands of this server take one object.
  public let arguments: [LSPAny]

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    command = try json.member("command")
    arguments = try json.optionalMember("arguments") ?? []
  }
}

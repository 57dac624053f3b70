public import JSONSyntax

/// `workspace/executeCommand`: runs a command on the server.
public enum ExecuteCommandRequest: LSPRequest {
  public typealias Params = ExecuteCommandParams
  /// The result depends on the command.
  public typealias Result = LSPAny
  public static let method = "workspace/executeCommand"
  public static let emptyResult = LSPAny(LSPNull())
}

/// A command with its arguments.
public struct ExecuteCommandParams: JSONDecodable {
  public let command: String
  /// The arguments; the commands of this server take one object.
  public let arguments: [LSPAny]

  public init(json: SyntaxNode) throws(InvalidParams) {
    command = try json.member("command")
    arguments = try json.optionalMember("arguments") ?? []
  }
}

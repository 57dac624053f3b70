package import JSONSyntax

/// `workspace/executeCommand`: runs a command on the server.
package enum ExecuteCommandRequest: LSPRequest {
  package typealias Params = ExecuteCommandParams
  /// The result depends on the command.
  package typealias Result = LSPAny
  package static let method = "workspace/executeCommand"
  package static let emptyResult = LSPAny(LSPNull())
}

/// A command with its arguments.
package struct ExecuteCommandParams: JSONDecodable {
  package let command: String
  /// The arguments; the commands of this server take one object.
  package let arguments: [LSPAny]

  package init(json: SyntaxNode) throws(InvalidParams) {
    command = try json.member("command")
    arguments = try json.optionalMember("arguments") ?? []
  }
}

public import JSONSyntax

/// A command that the client runs, on the server or on its own.
public struct Command: JSONEncodable, Hashable {
  public var title: String
  /// The name of the command; empty for a title without an action.
  public var command: String
  public var arguments: [LSPAny]

  public init(title: String, command: String, arguments: [LSPAny] = []) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("command", command)
      if !arguments.isEmpty { json.member("arguments", arguments) }
    }
  }
}

public import JSONSyntax

/// What a click does.
public struct Command: JSONEncodable, Hashable {
  /// What the user reads.
  public var title: String
  /// The name of the command; empty when a click does nothing.
  public var command: String
  /// What the command is called with.
  public var arguments: [LSPAny]

  /// Creates a command.
  public init(title: String, command: String, arguments: [LSPAny] = []) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }

  /// Writes the command.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("command", command)
      if !arguments.isEmpty { json.member("arguments", arguments) }
    }
  }
}

package import JSONSyntax

/// A command that the client runs, on the server or on its own.
package struct Command: JSONEncodable, Hashable {
  package var title: String
  /// The name of the command; empty for a title without an action.
  package var command: String
  package var arguments: [LSPAny]

  package init(title: String, command: String, arguments: [LSPAny] = []) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("command", command)
      if !arguments.isEmpty { json.member("arguments", arguments) }
    }
  }
}

package import JSONSyntax

/// The capabilities of the server; each feature adds its own members.
package struct ServerCapabilities: JSONEncodable {
  private var members: [(name: String, value: LSPAny)] = []

  package init() {}

  /// Adds a capability under its name in the protocol, replacing an earlier value.
  package mutating func provide(_ name: String, _ value: some JSONEncodable = true) {
    members.removeAll { $0.name == name }
    members.append((name, LSPAny(value)))
  }

  /// Adds a capability that is an object.
  package mutating func provide(_ name: String, _ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(body)
    provide(name, LSPAny(bytes: json.bytes))
  }

  /// The values of the provided capabilities.
  package var values: [LSPAny] { members.map(\.value) }

  /// The names of the provided capabilities.
  package var names: [String] { members.map(\.name) }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      for (name, value) in members { json.member(name, value) }
    }
  }
}

public import JSONSyntax

/// The capabilities of the server; each feature adds its own members.
public struct ServerCapabilities: JSONEncodable {
  private var members: [(name: String, value: LSPAny)] = []

  public init() {}

  /// Adds a capability under its name in the protocol, replacing an earlier value.
  public mutating func provide(_ name: String, _ value: some JSONEncodable = true) {
    members.removeAll { $0.name == name }
    members.append((name, LSPAny(value)))
  }

  /// Adds a capability that is an object.
  public mutating func provide(_ name: String, _ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(body)
    provide(name, LSPAny(bytes: json.bytes))
  }

  /// The values of the provided capabilities.
  public var values: [LSPAny] { members.map(\.value) }

  /// The names of the provided capabilities.
  public var names: [String] { members.map(\.name) }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      for (name, value) in members { json.member(name, value) }
    }
  }
}

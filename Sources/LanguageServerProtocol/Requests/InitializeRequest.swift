public import JSONSyntax
public import SourceText

/// The parameters of `initialize`: who the client is and what it can do.
public struct InitializeParams: JSONDecodable {
  /// The process that started the server; the server ends with it.
  public let processId: Int?
  /// The folders that are open.
  public let folders: [FileURI]
  /// What the client can do.
  public let capabilities: ClientCapabilities
  /// The encodings of positions that the client can count in, the best first.
  public let positionEncodings: [PositionEncoding]
  /// What the user has set for the server.
  public let initializationOptions: LSPAny?
  /// How much the client wants to hear: `off`, `messages` or `verbose`.
  public let trace: String?

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    processId = try json.optionalMember("processId")
    capabilities = json.object?["capabilities"].map { ClientCapabilities(json: $0) } ?? ClientCapabilities()
    positionEncodings = json.list(["capabilities", "general", "positionEncodings"]).compactMap { name in
      [PositionEncoding.utf8, .utf16, .utf32].first { $0.name == name }
    }
    initializationOptions = try json.optionalMember("initializationOptions")
    trace = json.object?["trace"]?.string?.value
    folders = Self.folders(json)
  }

  private static func folders(_ json: SyntaxNode) -> [FileURI] {
    if let list = json.object?["workspaceFolders"]?.array {
      return list.elements.compactMap { try? WorkspaceFolder(json: $0).uri }
    }
    if let uri = json.object?["rootUri"]?.string { return FileURI(string: uri.value).map { [$0] } ?? [] }
    return json.object?["rootPath"]?.string.map { [FileURI(path: $0.value)] } ?? []
  }
}

/// The answer to `initialize`.
public struct InitializeResult: JSONEncodable {
  /// What the server can do.
  public let capabilities: ServerCapabilities
  /// The name of the server.
  public let name: String
  /// Its version.
  public let version: String

  /// Creates an answer.
  public init(capabilities: ServerCapabilities, name: String, version: String) {
    self.capabilities = capabilities
    self.name = name
    self.version = version
  }

  /// Writes the answer.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("capabilities", capabilities)
      json.member(
        "serverInfo",
        object: { json in
          json.member("name", name)
          json.member("version", version)
        })
    }
  }
}

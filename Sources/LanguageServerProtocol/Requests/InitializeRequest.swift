package import JSONSyntax
package import SourceText

/// The parameters of `initialize`.
package struct InitializeParams: JSONDecodable {
  /// The ID of the parent process; the server exits when that process does. `nil` for none.
  package let processId: Int?
  /// The workspace folders.
  package let folders: [FileURI]
  package let capabilities: ClientCapabilities
  /// The position encodings that the client supports, in order of preference.
  package let positionEncodings: [PositionEncoding]
  /// The user's settings, as `initializationOptions` passes them.
  package let initializationOptions: LSPAny?
  /// The trace level: `off`, `messages` or `verbose`.
  package let trace: String?

  package init(json: SyntaxNode) throws(InvalidParams) {
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

/// The result of `initialize`.
package struct InitializeResult: JSONEncodable {
  package let capabilities: ServerCapabilities
  package let name: String
  package let version: String

  package init(capabilities: ServerCapabilities, name: String, version: String) {
    self.capabilities = capabilities
    self.name = name
    self.version = version
  }

  package func encode(to json: inout JSONWriter) {
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

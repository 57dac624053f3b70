package import JSONSyntax
package import SourceText

/// A folder of the workspace.
package struct WorkspaceFolder: JSONDecodable, Hashable {
  package let uri: FileURI

  package init(uri: FileURI) { self.uri = uri }

  package init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// `workspace/didChangeWorkspaceFolders`.
package struct DidChangeWorkspaceFoldersParams: JSONDecodable {
  package static let method = "workspace/didChangeWorkspaceFolders"
  package let added: [WorkspaceFolder]
  package let removed: [WorkspaceFolder]

  package init(json: SyntaxNode) throws(InvalidParams) {
    guard let event = json.object?["event"] else { throw InvalidParams("`event` is missing") }
    added = try event.member("added")
    removed = try event.member("removed")
  }
}

/// A file that changed on disk.
package struct FileEvent: JSONDecodable, Hashable {
  package let uri: FileURI

  package init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// `workspace/didChangeWatchedFiles`.
package struct DidChangeWatchedFilesParams: JSONDecodable {
  package static let method = "workspace/didChangeWatchedFiles"
  package let changes: [FileEvent]

  package init(json: SyntaxNode) throws(InvalidParams) { changes = try json.member("changes") }
}

/// `$/cancelRequest`.
package struct CancelParams: JSONDecodable {
  package static let method = "$/cancelRequest"
  /// The request to cancel.
  package let id: RequestID

  package init(json: SyntaxNode) throws(InvalidParams) { id = try json.member("id") }
}

/// `$/setTrace`.
package struct SetTraceParams: JSONDecodable {
  package static let method = "$/setTrace"
  /// The trace level: `off`, `messages` or `verbose`.
  package let value: String

  package init(json: SyntaxNode) throws(InvalidParams) { value = try json.member("value") }
}

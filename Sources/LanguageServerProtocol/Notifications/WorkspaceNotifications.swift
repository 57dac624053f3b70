public import JSONSyntax
public import SourceText

/// A folder of the workspace.
public struct WorkspaceFolder: JSONDecodable, Hashable {
  public let uri: FileURI

  public init(uri: FileURI) { self.uri = uri }

  public init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// `workspace/didChangeWorkspaceFolders`.
public struct DidChangeWorkspaceFoldersParams: JSONDecodable {
  public static let method = "workspace/didChangeWorkspaceFolders"
  public let added: [WorkspaceFolder]
  public let removed: [WorkspaceFolder]

  public init(json: SyntaxNode) throws(InvalidParams) {
    guard let event = json.object?["event"] else { throw InvalidParams("`event` is missing") }
    added = try event.member("added")
    removed = try event.member("removed")
  }
}

/// A file that changed on disk.
public struct FileEvent: JSONDecodable, Hashable {
  public let uri: FileURI

  public init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// `workspace/didChangeWatchedFiles`.
public struct DidChangeWatchedFilesParams: JSONDecodable {
  public static let method = "workspace/didChangeWatchedFiles"
  public let changes: [FileEvent]

  public init(json: SyntaxNode) throws(InvalidParams) { changes = try json.member("changes") }
}

/// `$/cancelRequest`.
public struct CancelParams: JSONDecodable {
  public static let method = "$/cancelRequest"
  /// The request to cancel.
  public let id: RequestID

  public init(json: SyntaxNode) throws(InvalidParams) { id = try json.member("id") }
}

/// `$/setTrace`.
public struct SetTraceParams: JSONDecodable {
  public static let method = "$/setTrace"
  /// The trace level: `off`, `messages` or `verbose`.
  public let value: String

  public init(json: SyntaxNode) throws(InvalidParams) { value = try json.member("value") }
}

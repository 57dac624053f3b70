public import JSONSyntax
public import SourceText

/// A folder of the workspace.
public struct WorkspaceFolder: JSONDecodable, Hashable {
  /// The folder.
  public let uri: FileURI

  /// Creates a folder.
  public init(uri: FileURI) { self.uri = uri }

  /// Reads a folder.
  public init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// `workspace/didChangeWorkspaceFolders`.
public struct DidChangeWorkspaceFoldersParams: JSONDecodable {
  /// The name of the message.
  public static let method = "workspace/didChangeWorkspaceFolders"
  /// The folders that are new.
  public let added: [WorkspaceFolder]
  /// The folders that are gone.
  public let removed: [WorkspaceFolder]

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    guard let event = json.object?["event"] else { throw InvalidParams("`event` is missing") }
    added = try event.member("added")
    removed = try event.member("removed")
  }
}

/// A file that changed on disk.
public struct FileEvent: JSONDecodable, Hashable {
  /// The file.
  public let uri: FileURI

  /// Reads an event.
  public init(json: SyntaxNode) throws(InvalidParams) { uri = try json.member("uri") }
}

/// `workspace/didChangeWatchedFiles`.
public struct DidChangeWatchedFilesParams: JSONDecodable {
  /// The name of the message.
  public static let method = "workspace/didChangeWatchedFiles"
  /// The files.
  public let changes: [FileEvent]

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { changes = try json.member("changes") }
}

/// `$/cancelRequest`.
public struct CancelParams: JSONDecodable {
  /// The name of the message.
  public static let method = "$/cancelRequest"
  /// The request.
  public let id: RequestID

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { id = try json.member("id") }
}

/// `$/setTrace`.
public struct SetTraceParams: JSONDecodable {
  /// The name of the message.
  public static let method = "$/setTrace"
  /// How much the client wants to hear: `off`, `messages` or `verbose`.
  public let value: String

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { value = try json.member("value") }
}

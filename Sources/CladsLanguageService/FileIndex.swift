public import CladsSchema
public import SourceText

/// What one file of the workspace declares and refers to; small enough to keep for every file.
public struct FileIndex: Sendable {
  /// What a name names.
  public enum Kind: Sendable, Hashable {
    /// Something that documents declare and refer to.
    case symbol(SymbolKind)
    /// Something of the vocabulary: a component kind, an action type, a section layout.
    case entry(Slot)
  }

  /// One place where a name stands.
  public struct Mention: Sendable {
    /// What it names.
    public let kind: Kind
    /// The name.
    public let name: String
    /// Whether this place declares it.
    public let isDeclaration: Bool
    /// Where the name stands, without quotes, in UTF-8 bytes.
    public let range: TextRange
    /// The lines and UTF-16 columns of `range` would need the text: the file is read again when one is asked for.
    public let container: String

    /// Creates a mention.
    public init(kind: Kind, name: String, isDeclaration: Bool, range: TextRange, container: String = "") {
      self.kind = kind
      self.name = name
      self.isDeclaration = isDeclaration
      self.range = range
      self.container = container
    }
  }

  /// The file.
  public let uri: FileURI
  /// The absolute path of the project file that it belongs to.
  public let projectPath: String?
  /// Every mention, in the order of the text.
  public let mentions: [Mention]

  /// Looks at one file.
  public init(of snapshot: DocumentSnapshot) async {
    self.init(uri: snapshot.uri, projectPath: snapshot.projectPath, mentions: [])
  }

  /// Creates an index.
  public init(uri: FileURI, projectPath: String?, mentions: [Mention]) {
    self.uri = uri
    self.projectPath = projectPath
    self.mentions = mentions
  }
}

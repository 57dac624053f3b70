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
    /// The name; a token's without its `@`.
    public let name: String
    /// Whether this place declares it.
    public let isDeclaration: Bool
    /// Where the name stands, without quotes.
    public let place: LinePlace
    /// What holds it, as authors call it: the id of the document, or the design system.
    public let container: String

    /// Creates a mention.
    public init(kind: Kind, name: String, isDeclaration: Bool, place: LinePlace, container: String = "") {
      self.kind = kind
      self.name = name
      self.isDeclaration = isDeclaration
      self.place = place
      self.container = container
    }
  }

  /// The file.
  public let uri: FileURI
  /// The absolute path of the project file that it belongs to.
  public let projectPath: String?
  /// Every mention, in the order of the text.
  public let mentions: [Mention]

  /// Creates an index.
  public init(uri: FileURI, projectPath: String?, mentions: [Mention]) {
    self.uri = uri
    self.projectPath = projectPath
    self.mentions = mentions
  }

  /// Whether the file declares a name.
  public func declares(_ kind: Kind, _ name: String) -> Bool {
    mentions.contains { $0.isDeclaration && $0.kind == kind && $0.name == name }
  }
}

extension Referent {
  /// How other files mention it; nothing for what no other file can mean.
  var kind: FileIndex.Kind? {
    switch self {
    case .symbol(let kind, _): .symbol(kind)
    case .entry(let slot, _): .entry(slot)
    case .state, .localState, .variable: nil
    }
  }
}

public import CladsExpressions
public import CladsSchema
public import JSONSyntax
public import SourceText

/// What a name in a file stands for; two names with one referent are the same thing.
public enum Referent: Sendable, Hashable {
  /// Something that documents declare and refer to; a token without its `@`.
  case symbol(SymbolKind, String)
  /// Something of the vocabulary: a component kind, an action type, a section layout.
  case entry(Slot, String)
  /// A value of the global state.
  case state([Keypath.Component])
  /// A value of the local state that a scope declares.
  case localState(ScopeIndex, [Keypath.Component])
  /// A variable that a scope binds.
  case variable(ScopeIndex, String)

  /// The name as authors write it.
  public var name: String {
    switch self {
    case .symbol(_, let name), .entry(_, let name), .variable(_, let name): name
    case .state(let path), .localState(_, let path): Keypath(path).text
    }
  }

  /// Whether other files may mean the same thing by it.
  public var isShared: Bool {
    switch self {
    case .symbol(.token, _), .symbol(.destination, _), .entry: true
    default: false
    }
  }

  /// Whether a project file may declare what a document does not.
  public var mayBelongToProject: Bool {
    switch self {
    case .symbol(.action, _), .state: true
    default: isShared
    }
  }
}

/// One place where a name stands.
public struct Occurrence: Sendable, Hashable {
  /// What it stands for.
  public let referent: Referent
  /// Where the name stands, without quotes, in UTF-8 bytes.
  public let range: TextRange
  /// The string or member name.
  public let node: RecordIndex
  /// Whether this place declares it.
  public let isDeclaration: Bool
  /// Whether this place changes it: a declaration, or a path that is written to.
  public let isWrite: Bool

  init(
    _ referent: Referent, _ range: TextRange, node: RecordIndex, isDeclaration: Bool, isWrite: Bool = false
  ) {
    self.referent = referent
    self.range = range
    self.node = node
    self.isDeclaration = isDeclaration
    self.isWrite = isDeclaration || isWrite
  }
}

package import CladsDocument
package import CladsExpressions
package import JSONSyntax
package import SourceText

/// What a name in a file refers to; names with equal referents refer to the same thing.
package enum Referent: Sendable, Hashable {
  /// A symbol that documents declare and refer to; the name of a token is without its `@`.
  case symbol(SymbolKind, String)
  /// An entry of the vocabulary: a component kind, an action type, a section layout.
  case entry(Slot, String)
  /// A value of the global state.
  case state([Keypath.Component])
  /// A value of the local state that a scope declares.
  case localState(ScopeIndex, [Keypath.Component])
  /// A variable that a scope binds.
  case variable(ScopeIndex, String)
  /// A member of the elements that a variable of a scope refers to; the path starts with the variable.
  case element(ScopeIndex, [Keypath.Component])

  /// The name as authors write it.
  package var name: String {
    switch self {
    case .symbol(_, let name), .entry(_, let name), .variable(_, let name): name
    case .state(let path), .localState(_, let path), .element(_, let path): Keypath(path).text
    }
  }

  /// Whether other files can refer to the same thing.
  package var isShared: Bool {
    switch self {
    case .symbol(.token, _), .symbol(.destination, _), .entry: true
    default: false
    }
  }

  /// Whether a project file can declare it, if the document does not.
  package var mayBelongToProject: Bool {
    switch self {
    case .symbol(.action, _), .state: true
    default: isShared
    }
  }
}

/// An occurrence of a name.
package struct Occurrence: Sendable, Hashable {
  /// What the name refers to.
  package let referent: Referent
  /// The range of the name, without quotes.
  package let range: TextRange
  /// The record of the string or member name.
  package let node: RecordIndex
  /// Whether the occurrence declares the name.
  package let isDeclaration: Bool
  /// Whether the occurrence is a write: a declaration, or a path that is written to.
  package let isWrite: Bool

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

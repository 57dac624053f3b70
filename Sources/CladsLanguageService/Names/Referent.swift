package import CladsDocument
package import CladsExpressions

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

extension Referent {
  /// Whether it is a part of the global state.
  var isState: Bool { if case .state = self { true } else { false } }

  /// Whether tests of the document can refer to it.
  var isTested: Bool {
    switch self {
    case .state, .symbol(.action, _), .symbol(.request, _), .symbol(.component, _), .symbol(.section, _),
      .symbol(.sectionLayout, _):
      true
    default: false
    }
  }

  /// The number of parts of a path; 1 for any other referent.
  var partCount: Int { path?.count ?? 1 }

  /// The path; `nil` for any other referent.
  var path: [Keypath.Component]? {
    switch self {
    case .state(let path), .localState(_, let path), .element(_, let path): path
    default: nil
    }
  }

  /// The first part of a path; for any other referent, its name.
  var rootName: String {
    guard let path else { return name }
    return if case .key(let name)? = path.first { name } else { "" }
  }

  /// The last part of a path; for any other referent, its name.
  var lastName: String {
    if case .key(let name)? = path?.last { name } else { name }
  }

  /// Returns the path with further components; any other referent is returned unchanged.
  func appending(_ components: some Sequence<Keypath.Component>) -> Referent {
    switch self {
    case .state(let path): .state(path + components)
    case .localState(let scope, let path): .localState(scope, path + components)
    default: self
    }
  }

  /// The same path in the first element of each list, if it ends in a key: in this form, the same key of all
  /// elements of a list is equal.
  var inFirstElements: Referent {
    func first(_ path: [Keypath.Component]) -> [Keypath.Component] {
      guard case .key? = path.last else { return path }
      return path.map { if case .index = $0 { .index(0) } else { $0 } }
    }
    return switch self {
    case .state(let path): .state(first(path))
    case .localState(let scope, let path): .localState(scope, first(path))
    default: self
    }
  }

  /// Returns the parts of the path that follow those of another path of the same state; `nil` if it does not
  /// continue it.
  func path(below other: Referent) -> ArraySlice<Keypath.Component>? {
    switch (self, other) {
    case (.state(let path), .state(let start)) where path.count > start.count && path.starts(with: start):
      path.dropFirst(start.count)
    case (.localState(let scope, let path), .localState(let owner, let start))
    where scope == owner && path.count > start.count && path.starts(with: start):
      path.dropFirst(start.count)
    default: nil
    }
  }
}

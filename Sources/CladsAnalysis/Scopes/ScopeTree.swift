public import CladsSchema

/// Which names are visible where, besides the global state.
public struct ScopeTree: Sendable {
  /// The scopes; the first is the document.
  public let scopes: [ScopeRecord]

  /// Takes over the scopes of a reading.
  public init(_ scopes: [ScopeRecord]) { self.scopes = scopes }

  /// The innermost declaration of an iteration variable that is visible in `scope`.
  public func variable(named name: String, in scope: ScopeIndex) -> (
    variable: ScopeVariable, scope: ScopeIndex
  )? {
    find(from: scope) { $0.meaning != .localState && $0.name == name }
  }

  /// The innermost declaration of a key of local state that is visible in `scope`.
  public func localState(named name: String, in scope: ScopeIndex) -> (
    variable: ScopeVariable, scope: ScopeIndex
  )? {
    find(from: scope) { $0.meaning == .localState && $0.name == name }
  }

  /// The names visible in `scope`, innermost first; a hidden name is left out.
  public func visibleVariables(in scope: ScopeIndex) -> [ScopeVariable] {
    var result: [ScopeVariable] = []
    var current = scope
    while true {
      for variable in scopes[Int(current)].variables
      where !result.contains(where: { $0.name == variable.name && $0.isLocal == variable.isLocal }) {
        result.append(variable)
      }
      if current == 0 { return result }
      current = scopes[Int(current)].parent
    }
  }

  private func find(
    from scope: ScopeIndex, _ matches: (ScopeVariable) -> Bool
  ) -> (variable: ScopeVariable, scope: ScopeIndex)? {
    var current = scope
    while true {
      if let variable = scopes[Int(current)].variables.first(where: matches) { return (variable, current) }
      if current == 0 { return nil }
      current = scopes[Int(current)].parent
    }
  }
}

extension ScopeVariable {
  /// Whether it is a key of local state.
  public var isLocal: Bool { meaning == .localState }
}

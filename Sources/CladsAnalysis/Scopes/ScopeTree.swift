public import CladsSchema

/// The scopes of a document, which determine the visible iteration variables and local state.
public struct ScopeTree: Sendable {
  /// The scopes; the first is the document.
  public let scopes: [ScopeRecord]

  /// Creates a tree from the scopes of a reading.
  public init(_ scopes: [ScopeRecord]) { self.scopes = scopes }

  /// Returns the innermost iteration variable called `name` that is visible in `scope`, and the scope that
  /// declares it; `nil` if there is none.
  public func variable(named name: String, in scope: ScopeIndex) -> (
    variable: ScopeVariable, scope: ScopeIndex
  )? {
    find(from: scope) { $0.meaning != .localState && $0.name == name }
  }

  /// Returns the innermost key of local state called `name` that is visible in `scope`, and the scope that
  /// declares it; `nil` if there is none.
  public func localState(named name: String, in scope: ScopeIndex) -> (
    variable: ScopeVariable, scope: ScopeIndex
  )? {
    find(from: scope) { $0.meaning == .localState && $0.name == name }
  }

  /// Returns the variables that are visible in `scope`, innermost first, without shadowed ones.
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
  /// Whether the variable is a key of local state.
  public var isLocal: Bool { meaning == .localState }
}

package import CladsDocument

/// The scopes of a document, which determine the visible iteration variables and local state.
package struct ScopeTree: Sendable {
  /// The scopes; the first is the document.
  package let scopes: [ScopeRecord]

  /// Creates a tree from the scopes of a reading.
  package init(_ scopes: [ScopeRecord]) {
    self.scopes = scopes
    for (index, scope) in scopes.enumerated() where scope.variables.count > Self.searchedVariables {
      var positions: [Name: Int] = [:]
      for (position, variable) in scope.variables.enumerated() {
        let name = Name(text: variable.name, isLocal: variable.isLocal)
        if positions[name] == nil { positions[name] = position }
      }
      largeScopes[ScopeIndex(truncatingIfNeeded: index)] = positions
    }
  }

  private struct Name: Hashable {
    let text: String
    let isLocal: Bool
  }

  /// The positions of the variables in scopes with many of them.
  private var largeScopes: [ScopeIndex: [Name: Int]] = [:]
  /// The number of variables up to which a search is as fast as a table.
  private static let searchedVariables = 8

  /// Returns the innermost iteration variable called `name` that is visible in `scope`, and the scope that
  /// declares it; `nil` if there is none.
  package func variable(named name: String, in scope: ScopeIndex) -> (
    variable: ScopeVariable, scope: ScopeIndex
  )? {
    find(Name(text: name, isLocal: false), from: scope)
  }

  /// Returns the innermost key of local state called `name` that is visible in `scope`, and the scope that
  /// declares it; `nil` if there is none.
  package func localState(named name: String, in scope: ScopeIndex) -> (
    variable: ScopeVariable, scope: ScopeIndex
  )? {
    find(Name(text: name, isLocal: true), from: scope)
  }

  private func find(
    _ name: Name, from scope: ScopeIndex
  ) -> (variable: ScopeVariable, scope: ScopeIndex)? {
    var current = scope
    while true {
      let variables = scopes[Int(current)].variables
      if variables.count > Self.searchedVariables {
        if let position = largeScopes[current]?[name] { return (variables[position], current) }
      } else if let variable = variables.first(where: { $0.isLocal == name.isLocal && $0.name == name.text })
      {
        return (variable, current)
      }
      if current == 0 { return nil }
      current = scopes[Int(current)].parent
    }
  }
}

extension ScopeVariable {
  /// Whether the variable is a key of local state.
  package var isLocal: Bool { meaning == .localState }
}

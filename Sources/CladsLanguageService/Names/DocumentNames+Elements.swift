import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

/// Keys of the elements of lists, which are the same in all elements.
extension DocumentNames {
  /// Returns the form of a referent in which the same key of all elements of a list is equal: the state path
  /// in the first elements. A member of an element of a computed list stays what it is.
  func inFirstElements(_ referent: Referent) -> Referent {
    switch referent {
    case .element(let scope, let path):
      guard path.count > 1, case .key? = path.last, let list = list(of: scope) else { return referent }
      return inFirstElements(list.appending([.index(0)] + path.dropFirst()))
    default: return referent.inFirstElements
    }
  }

  /// Returns the list that the variables of a scope iterate over, as a state path. A list inside an element
  /// of another list is that of its first element.
  private func list(of scope: ScopeIndex) -> Referent? {
    guard let scopes = analysis?.scopes else { return nil }
    var scope = scope
    var below: [Keypath.Component] = []
    // The scopes of outer lists have smaller numbers, so the loop ends.
    while scopes.scopes.indices.contains(Int(scope)), let items = scopes.scopes[Int(scope)].items {
      let path = file.tree.withView { $0.kind(items) == .string ? Keypath.parse($0.string(items)) : nil }
      guard let components = path?.components, case .key(let root)? = components.first,
        Keypath.isPlain(root)
      else { return nil }
      let outer = scopes.scopes[Int(scope)].parent
      if let (variable, owner) = scopes.variable(named: root, in: outer), owner < scope {
        guard variable.meaning == .element else { return nil }
        below = [.index(0)] + components.dropFirst() + below
        scope = owner
        continue
      }
      guard root == Keypath.localRoot else { return .state(components + below) }
      guard case .key(let name)? = components.dropFirst().first,
        let (_, owner) = scopes.localState(named: name, in: outer)
      else { return nil }
      return .localState(owner, components.dropFirst() + below)
    }
    return nil
  }

  /// Returns the names of the keys that a path leads to in a value, where each index stands for all elements;
  /// none if the path ends in an index.
  static func keys(
    at path: ArraySlice<Keypath.Component>, in value: RecordIndex?, _ view: SyntaxView
  ) -> [RecordIndex] {
    guard case .key? = path.last else { return [] }
    var values = value.map { [$0] } ?? []
    for component in path.dropLast() {
      values = values.flatMap { value -> [RecordIndex] in
        switch component {
        case .index: view.kind(value) == .array ? Array(view.children(of: value)) : []
        case .key(let key):
          view.member(named: key, of: value).flatMap { view.value(of: $0) }.map { [$0] } ?? []
        }
      }
    }
    guard case .key(let key)? = path.last else { return [] }
    return values.compactMap { value in view.member(named: key, of: value).map { view.name(of: $0) } }
  }
}

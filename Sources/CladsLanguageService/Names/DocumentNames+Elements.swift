import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

/// Members of the elements that an iteration variable refers to.
extension DocumentNames {
  /// The number of elements whose keys are searched.
  private static let maximumElements = 64

  /// Returns the state path that a member of an element has in the first element; `nil` for other referents,
  /// and if the list of the variable is not a state path.
  func firstElement(of referent: Referent) -> Referent? {
    guard case .element(let scope, let path) = referent,
      let list = list(of: scope), !path.isEmpty
    else { return nil }
    return list.appending([.index(0)] + path.dropFirst())
  }

  /// Returns the keys that declare a member in the elements of its list, those of the first elements first.
  func elementKeys(of referent: Referent) -> [Occurrence] {
    guard case .element(let scope, let path) = referent, let list = list(of: scope) else { return [] }
    var keys: [Occurrence] = []
    for index in 0..<Self.maximumElements {
      let element = list.appending([.index(index)])
      guard let (_, count) = declaration(ofState: element), count == element.partCount else { break }
      let key = element.appending(Array(path.dropFirst()))
      if let (found, count) = declaration(ofState: key), count == key.partCount {
        keys.append(Occurrence(referent, found.range, node: found.node, isDeclaration: true))
      }
    }
    return keys
  }

  /// Returns the name at an offset after a computed index, as in `items[i].title`: in the first element that
  /// declares it, or else in the first element.
  func member(afterComputedIndexAt offset: TextOffset) -> Occurrence? {
    let record = file.tree.record(at: offset)
    guard let fact = analysis?.fact(at: record) else { return nil }
    var first: Occurrence?
    for index in 0..<Self.maximumElements {
      let found = file.tree.withView { view -> Occurrence? in
        for mention in view.pathOccurrences(in: fact, assuming: index) {
          guard let part = mention.component(at: offset) else { continue }
          return occurrence(of: mention, through: part, node: fact.node)
        }
        return nil
      }
      guard let found else { return nil }
      if declaresWhole(found.referent) { return found }
      if first == nil { first = found }
    }
    return first
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
      guard let components = path?.components, case .key(let root)? = components.first else { return nil }
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
}

extension Referent {
  /// Returns the path with further components; any other referent is returned unchanged.
  func appending(_ components: [Keypath.Component]) -> Referent {
    switch self {
    case .state(let path): .state(path + components)
    case .localState(let scope, let path): .localState(scope, path + components)
    default: self
    }
  }
}

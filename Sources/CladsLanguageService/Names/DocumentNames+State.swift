import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

extension DocumentNames {
  /// Returns the mention that a path is, up to and including the part at `index`.
  func mention(of path: PathOccurrence, through index: Int, node: RecordIndex) -> Mention? {
    guard path.ranges.indices.contains(index) else { return nil }
    let parts = Array(path.components.prefix(index + 1))
    let range = path.ranges[index]
    // The paths in a project file declare host state.
    guard let analysis else { return Mention(.state(parts), range, node: node, .declares) }
    // A path reads or writes its last part; the parts before it are only traversed.
    let role: Mention.Role =
      index == path.components.count - 1 && path.access.writes ? .writes : .reads
    if let (variable, scope) = analysis.scopes.variable(named: path.root, in: path.scope) {
      guard index > 0, variable.meaning == .element else {
        return Mention(.variable(scope, variable.name), path.ranges[0], node: node)
      }
      return Mention(.element(scope, parts), range, node: node, role)
    }
    if path.root == Keypath.localRoot {
      guard case .key(let name)? = parts.dropFirst().first,
        let (_, scope) = analysis.scopes.localState(named: name, in: path.scope)
      else { return nil }
      return Mention(.localState(scope, Array(parts.dropFirst())), range, node: node, role)
    }
    return Mention(.state(parts), range, node: node, role)
  }

  /// Returns the mention that a member name inside the initial state is.
  func stateKey(_ record: RecordIndex, _ view: SyntaxView) -> Mention? {
    guard let analysis, let owner = view.member(owning: record), view.name(of: owner) == record else {
      return nil
    }
    var path: [Keypath.Component] = []
    var member = owner
    while true {
      let name = view.name(of: member)
      path.append(.key(view.string(name)))
      if let referent = declared(path.reversed(), root: name, view, analysis) {
        return Mention(referent, view.content(of: record), node: record, .declares)
      }
      var value = view[member].parent
      while view.kind(view[value].parent) == .array, value != view[value].parent {
        path.append(.index(view.position(of: value, in: view[value].parent)))
        value = view[value].parent
      }
      guard let next = view.member(owning: value), next != member, path.count < Reading.maximumDepth else {
        return nil
      }
      member = next
    }
  }

  private func declared(
    _ path: [Keypath.Component], root: RecordIndex, _ view: SyntaxView, _ analysis: Analysis
  ) -> Referent? {
    guard case .key(let name)? = path.first else { return nil }
    if analysis.state.roots[name]?.key == root { return .state(path) }
    for (index, scope) in analysis.scopes.scopes.enumerated() {
      if scope.variables.contains(where: { $0.isLocal && $0.declaration == root }) {
        return .localState(ScopeIndex(truncatingIfNeeded: index), path)
      }
    }
    return nil
  }

  /// Returns the record of the key that declares the first part of a path in the initial state, or in local
  /// state; `nil` if nothing does.
  func declaredRoot(of referent: Referent) -> RecordIndex? {
    guard let analysis else { return nil }
    switch referent {
    case .state: return analysis.state.roots[referent.rootName]?.key
    case .localState(let scope, _):
      let scopes = analysis.scopes.scopes
      guard scopes.indices.contains(Int(scope)) else { return nil }
      return scopes[Int(scope)].variables.first { $0.isLocal && $0.name == referent.rootName }?.declaration
    default: return nil
    }
  }

  /// Returns the declaration of the longest prefix of a path in the initial state, and the prefix's length.
  func declaration(ofState referent: Referent) -> (mention: Mention, count: Int)? {
    guard let root = declaredRoot(of: referent), let path = referent.path else { return nil }
    return file.tree.withView { view in
      let (found, count) = Self.descend(
        into: view.value(of: view[root].parent), along: path.dropFirst(), view)
      let node = found ?? root
      let range = view.kind(node) == .string ? view.content(of: node) : view.head(of: node)
      return (Mention(referent, range, node: node, .declares), count + 1)
    }
  }

  /// Follows a path into a value. Returns the name or the element that its last existing part leads to, and
  /// how many parts exist; a name may have no value yet.
  private static func descend(
    into value: RecordIndex?, along path: ArraySlice<Keypath.Component>, _ view: SyntaxView
  ) -> (node: RecordIndex?, count: Int) {
    guard let value else { return (nil, 0) }
    let (end, count) = view.follow(path, from: value)
    if case .key(let key)? = path.dropFirst(count).first, let member = view.member(named: key, of: end) {
      return (view.name(of: member), count + 1)
    }
    if count == 0 { return (nil, 0) }
    guard let member = view.member(owning: end), view.name(of: member) != end,
      view.value(of: member) == end
    else { return (end, count) }
    return (view.name(of: member), count)
  }
}

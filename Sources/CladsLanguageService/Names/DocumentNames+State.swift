import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

extension DocumentNames {
  /// Returns the occurrence that a path is, up to and including the part at `index`.
  func occurrence(of mention: PathOccurrence, through index: Int, node: RecordIndex) -> Occurrence? {
    guard mention.ranges.indices.contains(index) else { return nil }
    guard let analysis else {
      // The paths in a project file declare host state.
      let path = Array(mention.components.prefix(index + 1))
      return Occurrence(.state(path), mention.ranges[index], node: node, isDeclaration: true)
    }
    if let (variable, scope) = analysis.scopes.variable(named: mention.root, in: mention.scope) {
      guard index > 0, variable.meaning == .element else {
        return Occurrence(
          .variable(scope, variable.name), mention.ranges[0], node: node, isDeclaration: false)
      }
      return Occurrence(
        .element(scope, Array(mention.components.prefix(index + 1))), mention.ranges[index], node: node,
        isDeclaration: false, isWrite: index == mention.components.count - 1 && mention.access.writes)
    }
    // A path reads or writes its last part; the parts before it are only traversed.
    let isWrite = index == mention.components.count - 1 && mention.access.writes
    let path = Array(mention.components.prefix(index + 1))
    if mention.root == Keypath.localRoot {
      guard case .key(let name)? = path.dropFirst().first,
        let (_, scope) = analysis.scopes.localState(named: name, in: mention.scope)
      else { return nil }
      return Occurrence(
        .localState(scope, Array(path.dropFirst())), mention.ranges[index], node: node, isDeclaration: false,
        isWrite: isWrite)
    }
    return Occurrence(
      .state(path), mention.ranges[index], node: node, isDeclaration: false, isWrite: isWrite)
  }

  /// Returns the occurrence that a member name inside the initial state declares.
  func stateKey(_ record: RecordIndex, _ view: SyntaxView) -> Occurrence? {
    guard let analysis, let owner = view.member(owning: record), view.name(of: owner) == record else {
      return nil
    }
    var path: [Keypath.Component] = []
    var member = owner
    while true {
      let name = view.name(of: member)
      path.append(.key(view.string(name)))
      if let referent = declared(path.reversed(), root: name, view, analysis) {
        return Occurrence(referent, view.content(of: record), node: record, isDeclaration: true)
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

  /// Returns the declaration of the longest prefix of a path in the initial state, and the prefix's length.
  func declaration(ofState referent: Referent) -> (occurrence: Occurrence, count: Int)? {
    guard let analysis else { return nil }
    let path: [Keypath.Component]
    let root: RecordIndex?
    switch referent {
    case .state(let components):
      path = components
      root = analysis.state.roots[referent.rootName]?.key
    case .localState(let scope, let components):
      path = components
      let scopes = analysis.scopes.scopes
      root =
        scopes.indices.contains(Int(scope))
        ? scopes[Int(scope)].variables.first { $0.isLocal && $0.name == referent.rootName }?.declaration : nil
    default: return nil
    }
    guard let root else { return nil }
    return file.tree.withView { view in
      let (found, count) = Self.descend(
        into: view.value(of: view[root].parent), along: path.dropFirst(), view)
      let node = found ?? root
      let range = view.kind(node) == .string ? view.content(of: node) : view.head(of: node)
      return (Occurrence(referent, range, node: node, isDeclaration: true), count + 1)
    }
  }

  /// Follows a path into a value. Returns the name or the element that its last existing part leads to, and
  /// how many parts exist.
  static func descend(
    into value: RecordIndex?, along path: ArraySlice<Keypath.Component>, _ view: SyntaxView
  ) -> (node: RecordIndex?, count: Int) {
    var found: RecordIndex?
    var value = value
    for (depth, component) in path.enumerated() {
      guard let current = value else { return (found, depth) }
      switch component {
      case .key(let key):
        guard let member = view.member(named: key, of: current) else { return (found, depth) }
        found = view.name(of: member)
        value = view.value(of: member)
      case .index(let index):
        guard let element = view.element(at: index, of: current) else { return (found, depth) }
        found = element
        value = element
      }
    }
    return (found, path.count)
  }
}

extension Referent {
  /// The first part of a path; for any other referent, its name.
  var rootName: String {
    switch self {
    case .state(let path), .localState(_, let path), .element(_, let path):
      if case .key(let name)? = path.first { name } else { "" }
    default: name
    }
  }
}

package import CladsDocument
package import CladsExpressions
import JSONSyntax
import SourceText

/// The initial state of a document, and everything that reads and writes state.
package struct StateTable: Sendable {
  /// The declared root keys, by name.
  package let roots: [String: Named<Document.StateValue>]
  /// The uses of global state, in document order.
  package private(set) var uses: [StateUse] = []
  /// The uses of iteration variables.
  package private(set) var variableUses: [StateUse] = []
  /// The uses of local state; their paths start with `local`.
  package private(set) var localUses: [StateUse] = []
  /// The paths of values of unknown structure, such as responses of requests.
  package private(set) var openPaths: [[Keypath.Component]] = []
  private var written = PathTree()
  private var open = PathTree()

  init(
    document: Document.Definition, facts: [Fact], scopes: ScopeTree, vocabulary: Vocabulary, view: SyntaxView
  ) {
    roots = Dictionary((document.state ?? [:]).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var collector = StateUseCollector(view: view, vocabulary: vocabulary)
    var cancellation = CancellationCheck()
    for fact in facts {
      if cancellation.isCanceled() { return }
      collector.collect(fact)
    }
    for use in collector.uses {
      if cancellation.isCanceled() { return }
      add(use, scopes)
    }
    openPaths = collector.openPaths
    // What a hole of the text adds is not known.
    for member in Self.declarations(of: document, view) where view.containsHole(member) {
      open.insert([.key(view.string(view.name(of: member)))])
    }
    for path in openPaths { open.insert(path) }
  }

  /// Returns the table after an edit of a string that is no use of state; `nil` if the string is one after
  /// all.
  func moved(by edit: StringEdit) -> StateTable? {
    var table = self
    table.uses = uses.compactMap { $0.moved(by: edit) }
    table.variableUses = variableUses.compactMap { $0.moved(by: edit) }
    table.localUses = localUses.compactMap { $0.moved(by: edit) }
    let isComplete =
      table.uses.count == uses.count && table.variableUses.count == variableUses.count
      && table.localUses.count == localUses.count
    return isComplete ? table : nil
  }

  /// The members of the initial state, those with an unreadable value included.
  private static func declarations(of document: Document.Definition, _ view: SyntaxView) -> [RecordIndex] {
    let table = Document.Definition.table
    guard let state = table.value(of: \.state, in: document.origin.node, view), view.containsHole(state)
    else { return [] }
    return Array(view.members(of: state))
  }

  private mutating func add(_ use: StateUse, _ scopes: ScopeTree) {
    if scopes.variable(named: use.root, in: use.scope) != nil {
      variableUses.append(use)
    } else if use.root == Keypath.localRoot {
      localUses.append(use)
    } else {
      if use.access.writes { written.insert(use.components) }
      uses.append(use)
    }
  }

  /// The result of looking up a path.
  package enum Lookup: Sendable {
    /// The path has an initial value.
    case declared(Document.StateValue)
    /// The value is unknown: something writes the path, or it is below a value of unknown structure.
    case unknown
    /// Nothing declares or writes the path; the number of leading components that are declared.
    case undeclared(after: Int)
  }

  /// Looks up a path in the initial state, then among the paths that are written.
  package func lookup(_ components: [Keypath.Component]) -> Lookup {
    guard case .key(let root)? = components.first else { return .unknown }
    if open.containsPrefix(of: components) { return .unknown }
    guard let declared = roots[root] else {
      return isWritten(components) ? .unknown : .undeclared(after: 0)
    }
    let rest = components.dropFirst()
    let (value, count) = declared.value.follow(rest)
    guard count == rest.count else {
      switch (rest.dropFirst(count).first, value) {
      case (_, .nullValue), (.index?, .arrayValue): return .unknown
      default: return missing(components, after: count + 1)
      }
    }
    if case .nullValue = value { return .unknown }
    return .declared(value)
  }

  private func missing(_ components: [Keypath.Component], after count: Int) -> Lookup {
    isWritten(components) ? .unknown : .undeclared(after: count)
  }

  /// Returns whether something writes the path, a prefix of it, or a path below it.
  package func isWritten(_ components: [Keypath.Component]) -> Bool {
    !components.isEmpty && written.containsRelative(of: components)
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// The global state of a document: its initial values, and what reads and writes it.
final class DocumentState {
  private let analysis: Analysis
  private let view: SyntaxView
  private let iteration: DocumentIteration
  private let dropped: [RecordIndex]
  private var cancellation = CancellationCheck()

  init(
    _ analysis: Analysis, _ view: SyntaxView, _ iteration: DocumentIteration, dropped: [RecordIndex]
  ) {
    self.analysis = analysis
    self.view = view
    self.iteration = iteration
    self.dropped = dropped
  }

  // MARK: - Declarations

  /// The names of the roots, sorted.
  private(set) lazy var rootNames: [String] = analysis.state.roots.keys.sorted()

  /// The names of the roots, for suggestions.
  private(set) lazy var knownRoots = KnownNames(rootNames)

  private var nearNames: [String: Bool] = [:]

  /// Returns whether a name is probably a misspelled root.
  func isNearRoot(_ name: String) -> Bool {
    if let known = nearNames[name] { return known }
    let isNear = !knownRoots.closest(to: name, limit: 1).isEmpty
    nearNames[name] = isNear
    return isNear
  }

  /// Returns the initial value at a path, and its record; `nil` if the document does not declare it.
  func initialValue(
    at path: String, in scope: ScopeIndex
  ) -> (value: Document.StateValue, node: RecordIndex)? {
    let keypath = Keypath.parse(path)
    guard keypath.problem == nil, let root = keypath.root,
      case .declared(let value) = analysis.state.lookup(keypath.components),
      analysis.scopes.variable(named: root, in: scope) == nil, let start = analysis.state.roots[root]?.node
    else { return nil }
    return view.value(at: keypath.components.dropFirst(), from: start).map { (value, $0) }
  }

  /// Returns the initial value at the path of an action; `nil` if the document does not declare it, or if a
  /// variable may have the same name.
  func initialValue(atPath path: String) -> Document.StateValue? {
    let components = Keypath.parse(path).components
    guard case .key(let root)? = components.first,
      case .declared(let value) = analysis.state.lookup(components),
      !iteration.scopedNames.contains(root)
    else { return nil }
    return value
  }

  // MARK: - Uses

  /// What uses a root.
  private struct RootUses {
    /// Whether the document reads or writes it.
    var access: Access
    /// The indices of its uses, in document order.
    var indices: [Int32]
  }

  /// The uses of each root.
  private lazy var usesByRoot: [String: RootUses] = {
    var result: [String: RootUses] = [:]
    for (index, use) in analysis.state.uses.enumerated() where !cancellation.isCanceled() {
      let access = use.access
      let add = { (uses: inout RootUses) in
        if uses.access != access { uses.access = .readWrite }
        uses.indices.append(Int32(truncatingIfNeeded: index))
      }
      add(&result[use.root, default: RootUses(access: access, indices: [])])
    }
    return result
  }()

  /// The uses of each path, in document order.
  private lazy var usesByPath = Dictionary(grouping: analysis.state.uses, by: \.components)

  /// The roots that the document reads or writes.
  var usedRoots: some Collection<String> { usesByRoot.keys }

  /// Returns whether the document reads or writes a root; `nil` if it does neither.
  func access(ofRoot root: String) -> Access? { usesByRoot[root]?.access }

  /// Returns the uses of a root, in document order.
  func uses(ofRoot root: String) -> some Collection<StateUse> {
    let uses = analysis.state.uses
    return (usesByRoot[root]?.indices ?? []).lazy.map { uses[Int($0)] }
  }

  /// Returns the uses of a path, in document order.
  func uses(of path: [Keypath.Component]) -> [StateUse] { usesByPath[path] ?? [] }

  /// The first use in each string.
  private(set) lazy var firstUses: [RecordIndex: StateUse] = Dictionary(
    analysis.state.uses.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })

  /// The paths that are read.
  private(set) lazy var readPaths: PathTree = {
    var paths = PathTree()
    for use in analysis.state.uses where !cancellation.isCanceled() && use.access.reads {
      paths.insert(use.components)
    }
    return paths
  }()

  /// Returns the range to report for a use: the whole string of a bare path, or only the path in an
  /// expression.
  func range(of use: StateUse) -> TextRange { use.form == .path ? view.range(use.node) : use.range }

  /// Returns the range of each component of a path; empty if the path has escapes or is not contiguous in the
  /// text.
  func componentRanges(of use: StateUse) -> [TextRange] {
    guard !view.flags(use.node).contains(.escaped) else { return [] }
    let start = use.range.start.utf8
    let path = Keypath.parse(UnsafeBufferPointer(rebasing: view.bytes[start..<use.range.end.utf8]))
    guard path.components == use.components else { return [] }
    return path.ranges.map { TextRange(utf8: start + $0.lowerBound, start + $0.upperBound) }
  }

  /// Calls `body` with every bare path that is not just names joined by dots.
  func forEachNonPlainPath(_ body: (Fact, Keypath) -> Void) {
    for fact in nonPlainPaths where !cancellation.isCanceled() {
      body(fact, Keypath.parse(view.string(fact.node)))
    }
  }

  /// The bare paths that are not just names joined by dots, in document order.
  private lazy var nonPlainPaths: [Fact] = {
    var cancellation = CancellationCheck()
    return analysis.facts.filter { fact in
      !cancellation.isCanceled() && fact.role.isBarePath && view.isCompleteString(fact.node)
        && !Keypath.isPlain(view.content(of: fact.node))
    }
  }()

  // MARK: - Mentions

  /// How many more names are searched for in all texts.
  private var remainingSearches = 100

  /// Returns whether a string that is evaluated, or looks as if it should be, mentions a name, even if the
  /// string is invalid.
  func isMentioned(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty else { return false }
    if bytes.allSatisfy(\.isNamePart) { return mentionedIdentifiers.contains(NameHash.hash(name)) }
    // The parts of the name are mentioned wherever the name is; where both are, the texts decide, but not for
    // thousands of such names.
    let parts = bytes.split { !$0.isNamePart }
    guard
      parts.allSatisfy({ part in
        part.withUnsafeBufferPointer { mentionedIdentifiers.contains(NameHash.hash($0)) }
      })
    else { return false }
    remainingSearches -= 1
    if remainingSearches < 0 { return true }
    var isFound = false
    forEachEvaluatedText { text in
      if !isFound, text.containsIdentifier(bytes) { isFound = true }
    }
    return isFound
  }

  /// The hashes of the identifiers in all strings that are evaluated, or look as if they should be.
  ///
  /// Hashes need no allocation per identifier; a collision can only hide a finding about an unused name.
  private lazy var mentionedIdentifiers: NameHashSet = {
    var hashes = NameHashSet()
    forEachEvaluatedText { text in
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end].isNamePart { end += 1 }
        if end > start { hashes.insert(NameHash.hash(UnsafeBufferPointer(rebasing: text[start..<end]))) }
        start = end + 1
      }
    }
    return hashes
  }()

  private func forEachEvaluatedText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var cancellation = CancellationCheck()
    for fact in analysis.facts where !cancellation.isCanceled() {
      if fact.role.mayRead || fact.role.mayBePlaceholder && view.hasForeignPlaceholder(fact.node) {
        body(view.content(of: fact.node))
      }
    }
    for member in dropped where !cancellation.isCanceled() {
      view.forEachString(below: member) { body(view.content(of: $0)) }
    }
    view.forEachString(below: 0) { node in
      if view.hasPlaceholder(node) { body(view.content(of: node)) }
    }
  }
}

extension Role {
  /// Whether the string is a bare path.
  var isBarePath: Bool {
    switch self {
    case .path, .localPath, .dataPath: true
    default: false
    }
  }

  /// Whether names in the string may be written as placeholders of other template languages.
  fileprivate var mayBePlaceholder: Bool { self == .template || isBarePath }

  /// Whether the string may read state; templates are found by the placeholders in them.
  fileprivate var mayRead: Bool {
    switch self {
    case .path(let access, _), .localPath(let access, _): access.reads
    case .dataPath, .condition, .expression: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the text contains an identifier that is not part of a longer one.
  fileprivate func containsIdentifier(_ name: [UInt8]) -> Bool {
    guard count >= name.count else { return false }
    for start in 0...(count - name.count) where self[start] == name[0] {
      guard self[start..<start + name.count].elementsEqual(name) else { continue }
      let isContinuation = start > 0 && self[start - 1].isNamePart
      let isContinued = start + name.count < count && self[start + name.count].isNamePart
      if !isContinuation, !isContinued { return true }
    }
    return false
  }
}

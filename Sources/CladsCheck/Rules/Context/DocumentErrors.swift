import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax

/// The state paths at which requests store what went wrong: an object, or no value.
final class DocumentErrors {
  /// The members of the object, the ones that it always has first.
  static let members: KeyValuePairs<String, Document.StateValue.Kind?> = [
    "message": .string, "statusCode": .int, "code": .string, "body": nil, "cancelled": .bool,
    "requestId": .string,
  ]
  /// The member that is meant for people.
  static let message = "message"

  private let analysis: Analysis
  private let view: SyntaxView
  private let actions: DocumentActions
  private let host: DocumentHost
  private let writes: DocumentWrites

  init(
    _ analysis: Analysis, _ view: SyntaxView, _ actions: DocumentActions, _ host: DocumentHost,
    _ writes: DocumentWrites
  ) {
    self.analysis = analysis
    self.view = view
    self.actions = actions
    self.host = host
    self.writes = writes
  }

  /// The paths, each with the record of the first string that names it.
  private lazy var nodes: [[Keypath.Component]: RecordIndex] = {
    var nodes: [[Keypath.Component]: [RecordIndex]] = [:]
    for action in actions.all {
      guard case .request(let request) = action, let path = request.errorPath,
        let node = Document.RequestAction.table.value(of: \.errorPath, in: request.origin.node, view)
      else { continue }
      let keypath = Keypath.parse(path)
      guard keypath.problem == nil, let root = keypath.root, root != Keypath.localRoot else { continue }
      nodes[keypath.components, default: []].append(node)
    }
    return nodes.compactMapValues { $0.first }.filter { path, _ in
      !host.declaresState(at: path) && isStoredOnly(at: path, count: nodes[path]?.count ?? 0)
    }
  }()

  /// Returns whether nothing but errors and empty values is stored at a path.
  private func isStoredOnly(at path: [Keypath.Component], count: Int) -> Bool {
    var unknown = 0
    for write in writes.writes(at: path) {
      switch write {
      case .value(.nullValue), .value(.stringValue("")): continue
      case .unknown: unknown += 1
      default: return false
      }
    }
    return unknown == count
  }

  /// Whether any request stores errors.
  var isEmpty: Bool { nodes.isEmpty }

  /// The first names of the paths: most other paths are known by theirs.
  private lazy var roots: Set<String> = Set(
    nodes.keys.compactMap { path in if case .key(let root)? = path.first { root } else { nil } })

  private func mayStoreError(at path: [Keypath.Component]) -> Bool {
    guard !isEmpty, case .key(let root)? = path.first else { return false }
    return roots.contains(root)
  }

  /// Returns the record of the `errorPath` that stores an error at exactly this path; `nil` if none does.
  func node(at path: [Keypath.Component], in scope: ScopeIndex) -> RecordIndex? {
    guard mayStoreError(at: path), let node = nodes[path], case .key(let root)? = path.first,
      analysis.scopes.variable(named: root, in: scope) == nil
    else { return nil }
    return node
  }

  /// Returns the kind of value at a path that is an error, or one of its members, whenever there is a value.
  func kind(at path: [Keypath.Component], in scope: ScopeIndex) -> Document.StateValue.Kind? {
    guard mayStoreError(at: path) else { return nil }
    if node(at: path, in: scope) != nil { return .object }
    guard case .key(let name)? = path.last, node(at: Array(path.dropLast()), in: scope) != nil else {
      return nil
    }
    return Self.members.first { $0.key == name }?.value
  }
}

import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax

/// What the actions and controls of a document store in its state.
final class DocumentWrites {
  /// What is stored at a path.
  enum Write {
    case value(Document.StateValue)
    /// The result of an expression.
    case expression(String)
    /// Any value of a kind.
    case kind(Document.StateValue.Kind)
    /// Anything, such as a response.
    case unknown
  }

  private let analysis: Analysis
  private let view: SyntaxView
  private let actions: DocumentActions
  private let host: DocumentHost
  private let targetsDevice: Bool

  init(
    _ analysis: Analysis, _ view: SyntaxView, _ actions: DocumentActions, _ host: DocumentHost,
    targetsDevice: Bool
  ) {
    self.analysis = analysis
    self.view = view
    self.actions = actions
    self.host = host
    self.targetsDevice = targetsDevice
  }

  /// Returns what is stored at exactly this path, in document order.
  func writes(at path: [Keypath.Component]) -> [Write] { byPath[path] ?? [] }

  private lazy var byPath: [[Keypath.Component]: [Write]] = {
    var result: [[Keypath.Component]: [Write]] = [:]
    let known = byNode
    for use in analysis.state.uses where use.access.writes {
      result[use.components, default: []].append(known[use.node] ?? DocumentWrites.write(by: use))
    }
    return result
  }()

  /// The writes of `setState` actions and of controls, by the record of the path.
  private var byNode: [RecordIndex: Write] {
    var result: [RecordIndex: Write] = [:]
    for action in actions.all {
      guard case .setState(let set) = action,
        let path = Document.SetStateAction.table.value(of: \.path, in: set.origin.node, view)
      else { continue }
      switch set.value {
      case .literal(let value)?: result[path] = .value(value)
      case .expression(let source)?: result[path] = .expression(source)
      case nil: result[path] = .unknown
      }
    }
    analysis.document.forEachNode { node in
      guard case .component(let component) = node, component.bind != nil,
        let path = Document.ComponentContents.table.value(of: \.bind, in: component.origin.node, view)
      else { return }
      switch component.kind {
      case "textfield": result[path] = .kind(.string)
      case "toggle": result[path] = .kind(.bool)
      case "slider": result[path] = .kind(.double)
      default: result[path] = .unknown
      }
    }
    return result
  }

  // MARK: - Kinds

  /// The number of components of a path, and of writes to it, up to which its kinds are inferred.
  private static let maximumCount = 64

  /// The paths below which something is stored.
  private lazy var owners: Set<[Keypath.Component]> = {
    var owners: Set<[Keypath.Component]> = []
    for path in byPath.keys {
      for count in 1..<min(max(path.count, 1), Self.maximumCount) { owners.insert(Array(path.prefix(count))) }
    }
    return owners
  }()

  private var scalars: [[Keypath.Component]: Bool] = [:]

  /// Returns whether a path with an initial value has strings, numbers and booleans as values only, whatever
  /// the document stores there.
  func holdOnlyScalars(at path: [Keypath.Component]) -> Bool {
    if let known = scalars[path] { return known }
    let result = kinds(at: path, followingCopies: true)?.isDisjoint(with: [.array, .object]) ?? false
    scalars[path] = result
    return result
  }

  /// Returns whether a path with an initial value keeps the kind of this value, as far as the document goes.
  func keepKind(of initial: Document.StateValue, at path: [Keypath.Component]) -> Bool {
    if initial.kind == .null, owners.contains(path) { return false }
    guard !(1..<max(path.count, 1)).contains(where: { byPath[Array(path.prefix($0))] != nil }) else {
      return false
    }
    return writes(at: path).allSatisfy { write in
      switch write {
      case .value(let value): value.kind == initial.kind
      case .kind(let kind): kind == initial.kind
      case .expression, .unknown: false
      }
    }
  }

  /// Returns the kinds of value that an expression stores on device; `nil` if any kind is possible.
  func kindsOnDevice(of source: String) -> Set<Document.StateValue.Kind>? {
    kinds(of: source, followingCopies: true)
  }

  private func kinds(
    of source: String, followingCopies: Bool
  ) -> Set<Document.StateValue.Kind>? {
    guard targetsDevice else { return nil }
    return DeviceResult.kinds(of: source) { path in
      followingCopies ? kinds(at: path, followingCopies: false) : nil
    }
  }

  /// Returns the kinds of value that a path may have; `nil` if any kind is possible.
  private func kinds(
    at path: [Keypath.Component], followingCopies: Bool
  ) -> Set<Document.StateValue.Kind>? {
    let writes = self.writes(at: path)
    guard case .declared(let initial) = analysis.state.lookup(path), !host.declaresState(at: path),
      path.count < Self.maximumCount, writes.count < Self.maximumCount, !owners.contains(path),
      !(1..<max(path.count, 1)).contains(where: { byPath[Array(path.prefix($0))] != nil })
    else { return nil }
    var kinds: Set = [initial.kind]
    for write in writes {
      switch write {
      case .value(let value): kinds.insert(value.kind)
      case .kind(let kind): kinds.insert(kind)
      case .expression(let source):
        guard let results = self.kinds(of: source, followingCopies: followingCopies) else { return nil }
        kinds.formUnion(results)
      case .unknown: return nil
      }
    }
    return kinds
  }

  private static func write(by use: StateUse) -> Write {
    switch use.expects {
    case .boolean: .kind(.bool)
    case .string: .kind(.string)
    case .integer, .double, .number: .kind(.double)
    case .array: .kind(.array)
    case .any, .object, .opaque: .unknown
    }
  }
}

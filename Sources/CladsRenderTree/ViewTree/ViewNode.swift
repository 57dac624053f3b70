public import CladsDocument
import CladsEvaluation
import CladsExpressions

/// What a node of the view tree shows.
public enum ViewNodeType: Sendable, Hashable {
  case root, container, sectionLayout, section, text, button, textField, toggle, slider, image, gradient
  case shape, pageIndicator, spacer, divider, customComponent, error
  /// A kind that an app or a plugin adds.
  case custom(kind: String)

  /// The type of a resolved node.
  init(_ node: RenderNode) {
    switch node.content {
    case .container: self = .container
    case .sectionLayout: self = .sectionLayout
    case .text: self = .text
    case .button: self = .button
    case .textField: self = .textField
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .image: self = .image
    case .gradient: self = .gradient
    case .shape: self = .shape
    case .pageIndicator: self = .pageIndicator
    case .spacer: self = .spacer
    case .divider: self = .divider
    case .error, .placed: self = .error
    case .custom(let kind, _):
      self = kind == .customComponent ? .customComponent : .custom(kind: kind.rawValue)
    }
  }
}

/// A node of the tree that remembers what each part of the screen reads, so that a change of the state touches
/// only what depends on it.
///
/// Two nodes are equal only when they are the same object.
@MainActor
public final class ViewNode {
  /// What it shows.
  public let nodeType: ViewNodeType
  /// What it is part of.
  public weak var parent: ViewNode?
  /// Its parts.
  public private(set) var children: [ViewNode]
  /// Its local state, by key.
  public var localState: [String: Document.StateValue] = [:]
  /// Whether what it reads has changed since it was resolved.
  public private(set) var needsUpdate = false
  /// How many updates the tree had seen when this node was last resolved.
  public private(set) var lastUpdate = 0

  /// The paths it reads and writes.
  var access = StateAccess()
  /// Resolves the node again in its place; nothing for nodes that are only resolved with their parents.
  var source: ResolutionSource?
  /// Its place among the parts of its parent.
  var slot = 0
  private let givenID: String?

  /// Creates a node; one without an id is called by its place in the tree.
  public init(id: String? = nil, nodeType: ViewNodeType, children: [ViewNode] = []) {
    givenID = id
    self.nodeType = nodeType
    self.children = children
    for (slot, child) in children.enumerated() {
      child.parent = self
      child.slot = slot
    }
  }

  /// Its name, unique in the tree unless a document gives two components one id.
  public var id: String {
    if let givenID { return givenID }
    return parent == nil ? "root" : structuralPath.map(String.init).joined(separator: "/")
  }

  /// Its place among the parts of its parent, after those of everything around it.
  var structuralPath: [Int] {
    var path: [Int] = []
    var node = self
    while let parent = node.parent {
      path.append(node.slot)
      node = parent
    }
    return path.reversed()
  }

  /// The paths it reads.
  public var readPaths: Set<String> {
    get { Set(access.reads.map(\.text)) }
    set { access.reads = newValue.sorted().map { TrackedPath($0) } }
  }

  /// The paths it writes.
  public var writePaths: Set<String> {
    get { Set(access.writes.map(\.text)) }
    set { access.writes = newValue.sorted().map { TrackedPath($0) } }
  }

  /// Adds a part at the end.
  public func append(_ child: ViewNode) {
    child.parent = self
    child.slot = children.count
    children.append(child)
  }

  /// Puts a part in the place of another.
  func replace(_ child: ViewNode, by other: ViewNode) {
    guard children.indices.contains(child.slot), children[child.slot] === child else { return }
    other.parent = self
    other.slot = child.slot
    children[child.slot] = other
    child.parent = nil
  }

  /// The first node with an id, this one and those below it, parents first.
  public func findNode(id: String) -> ViewNode? {
    if self.id == id { return self }
    for child in children {
      if let node = child.findNode(id: id) { return node }
    }
    return nil
  }

  /// Every node below this one, parents first.
  public func allDescendants() -> [ViewNode] {
    var result: [ViewNode] = []
    func collect(_ node: ViewNode) {
      for child in node.children {
        result.append(child)
        collect(child)
      }
    }
    collect(self)
    return result
  }

  /// The nodes from the root to this one.
  public func pathFromRoot() -> [ViewNode] {
    var path = [self]
    while let parent = path.last?.parent { path.append(parent) }
    return path.reversed()
  }

  /// How many nodes are above it.
  var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }

  /// Notes that what it reads has changed.
  public func markNeedsUpdate() { needsUpdate = true }

  /// Notes that it was resolved again.
  func markUpdated(at update: Int) {
    needsUpdate = false
    lastUpdate = update
  }
}

extension ViewNode: Hashable {
  /// Whether two names lead to one node.
  public nonisolated static func == (left: ViewNode, right: ViewNode) -> Bool { left === right }

  /// Hashes which node it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Local state.
extension ViewNode {
  /// The value at a path in this node's own local state.
  public func getLocalState(_ path: String) -> Document.StateValue? {
    SampleState(localState).value(at: path)
  }

  /// Stores a value at a path in this node's own local state.
  public func setLocalState(_ path: String, value: Document.StateValue) {
    var state = SampleState(localState)
    state.set(Keypath.parse(path), value)
    localState = state.values
  }

  /// The nearest node, from this one upwards, that declares local state.
  public func nearestLocalStateScope() -> ViewNode? {
    var node: ViewNode? = self
    while let current = node, current.localState.isEmpty { node = current.parent }
    return node
  }
}

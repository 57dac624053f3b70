public import CladsDocument
import CladsExpressions

/// A node of the view tree, which records the state paths that each part of the screen reads, so that a
/// change of the state updates only the parts that depend on it.
///
/// Nodes are compared by identity.
public final class ViewNode {
  public weak var parent: ViewNode?
  public private(set) var children: [ViewNode]
  /// The local state that the node declares, by key.
  public var localState: [String: Document.StateValue] = [:]
  /// Whether a path that the node reads has changed since it was resolved.
  public private(set) var needsUpdate = false
  /// The number of the update in which the node was last resolved.
  public private(set) var lastUpdateTimestamp = 0

  /// The paths that the node reads and writes.
  var access = StateAccess()
  /// The source for resolving the node again, or `nil` if it is only resolved together with its parent.
  var source: ResolutionSource?
  /// The index of the node among its parent's children.
  var slot = 0
  /// What the node was resolved to.
  var content: ViewContent
  private let givenID: String?

  /// Creates a node. Without an id, the node is identified by its position in the tree.
  public convenience init(id: String? = nil, nodeType: ViewNodeType, children: [ViewNode] = []) {
    self.init(id: id, content: .given(nodeType), children: children)
  }

  /// Creates a node, whose content may be set when its children are resolved.
  init(id: String? = nil, content: ViewContent = .given(.error), children: [ViewNode] = []) {
    givenID = id
    self.content = content
    self.children = children
    for (slot, child) in children.enumerated() {
      child.parent = self
      child.slot = slot
    }
  }

  /// The kind of the node and its data, as they were when it was last resolved.
  public var nodeType: ViewNodeType {
    switch content {
    case .given(let type): type
    case .rendered(let node): ViewNodeType(node)
    }
  }

  /// The id of the node. It is unique in the tree unless a document uses the same id twice.
  public var id: String {
    if let givenID { return givenID }
    return parent == nil ? "root" : structuralPath.map(String.init).joined(separator: "/")
  }

  /// Whether the node is that of the screen.
  var isRoot: Bool { parent == nil }

  /// The indices that lead from the root to the node.
  var structuralPath: [Int] {
    var path: [Int] = []
    var node = self
    while let parent = node.parent {
      path.append(node.slot)
      node = parent
    }
    return path.reversed()
  }

  /// The paths that the node reads.
  public var readPaths: Set<String> {
    get { Set(access.reads.map(\.text)) }
    set { access.reads = newValue.sorted().map { TrackedPath($0) } }
  }

  /// The paths that the node writes.
  public var writePaths: Set<String> {
    get { Set(access.writes.map(\.text)) }
    set { access.writes = newValue.sorted().map { TrackedPath($0) } }
  }

  /// Appends a child.
  public func append(_ child: ViewNode) {
    child.parent = self
    child.slot = children.count
    children.append(child)
  }

  /// Replaces a child.
  func replace(_ child: ViewNode, by other: ViewNode) {
    guard children.indices.contains(child.slot), children[child.slot] === child else { return }
    other.parent = self
    other.slot = child.slot
    children[child.slot] = other
    child.parent = nil
  }

  /// Returns the first node with an id among this node and its descendants, in preorder.
  public func findNode(id: String) -> ViewNode? {
    if self.id == id { return self }
    for child in children {
      if let node = child.findNode(id: id) { return node }
    }
    return nil
  }

  /// Returns all descendants, in preorder.
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

  /// Returns the nodes from the root to this one.
  public func pathFromRoot() -> [ViewNode] {
    var path = [self]
    while let parent = path.last?.parent { path.append(parent) }
    return path.reversed()
  }

  /// The number of ancestors.
  var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }

  /// Marks the node as needing an update.
  public func markNeedsUpdate() { needsUpdate = true }

  /// Marks the node as resolved in the update with the given number.
  func markUpdated(at update: Int) {
    needsUpdate = false
    lastUpdateTimestamp = update
  }
}

extension ViewNode: Hashable {
  public static func == (left: ViewNode, right: ViewNode) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a node of the view tree shows: as an app says, or as it was resolved, from which the type is made
/// only when somebody asks.
enum ViewContent {
  case given(ViewNodeType)
  case rendered(RenderNode)
}

/// Local state.
extension ViewNode {
  /// Returns the value at a path in this node's own local state.
  public func getLocalState(_ path: String) -> Document.StateValue? {
    SampleState(localState).value(at: path)
  }

  /// Stores a value at a path in this node's own local state.
  public func setLocalState(_ path: String, value: Document.StateValue) {
    var state = SampleState(localState)
    state.set(Keypath.parse(path), value)
    localState = state.values
  }

  /// Returns the nearest node that declares local state, starting with this one and continuing with its
  /// ancestors.
  public func nearestLocalStateScope() -> ViewNode? {
    var node: ViewNode? = self
    while let current = node, current.localState.isEmpty { node = current.parent }
    return node
  }
}

public import CladsRuntime

/// Observes the state and marks the nodes that must be resolved again.
public final class ViewTreeUpdater {
  /// The root of the view tree.
  public private(set) var root: ViewNode?
  /// The index of dependencies, built on first access.
  public var dependencyIndex: DependencyIndex {
    if let root, !isIndexed {
      isIndexed = true
      register(root)
    }
    return index
  }
  /// The tracker that records the paths that nodes access.
  public let dependencyTracker: DependencyTracker
  /// A closure called synchronously with the nodes that a change of the state marks.
  public var onNodesNeedUpdate: ((Set<ViewNode>) -> Void)?

  private let index: DependencyIndex
  private var isIndexed = false
  private weak var store: StateStore?
  private var callback: UniqueID?
  private var pending: Set<ViewNode> = []
  private var updates = 0

  public init(
    dependencyIndex: DependencyIndex? = nil, dependencyTracker: DependencyTracker? = nil
  ) {
    index = dependencyIndex ?? DependencyIndex()
    self.dependencyTracker = dependencyTracker ?? DependencyTracker()
  }

  /// Starts observing a store, and stops observing the previous one.
  @MainActor
  public func attach(to store: StateStore) {
    detach()
    self.store = store
    callback = store.onWrite { [weak self] path, _, _ in
      guard let self else { return }
      mark(dependencyIndex.nodesAffectedBy([path]))
    }
  }

  /// Stops observing the store.
  @MainActor
  public func detach() {
    if let callback { store?.removeCallback(callback) }
    callback = nil
    store = nil
  }

  /// Sets the tree and discards the marks and registrations of the previous one.
  public func setRoot(_ root: ViewNode) {
    self.root = root
    pending = []
    index.clear()
    isIndexed = false
  }

  /// Registers a node and its descendants.
  public func registerSubtree(_ node: ViewNode) {
    if root == nil || isIndexed { register(node) }
  }

  private func register(_ node: ViewNode) {
    index.register(node)
    for child in node.children { register(child) }
  }

  /// Removes a node and its descendants.
  public func unregisterSubtree(_ node: ViewNode) {
    index.unregister(node)
    pending.remove(node)
    for child in node.children { unregisterSubtree(child) }
  }

  /// Records the paths that a node reads and writes now.
  public func updateNodeDependencies(_ node: ViewNode) {
    if root == nil || isIndexed { index.updateRegistration(node) }
  }

  /// Marks the nodes that the writes since the last call affect, and calls `onNodesNeedUpdate` at most once.
  @MainActor
  public func processDirtyPaths() {
    guard let store, store.hasDirtyPaths else { return }
    mark(dependencyIndex.nodesAffectedBy(store.consumeWrittenPaths()))
  }

  /// Marks the nodes below `node`, and it itself, that read exactly a path of the local state, without
  /// `local.`.
  public func handleLocalStateChange(node: ViewNode, path: String) {
    let path = DependencyTracker.local(path)
    mark(Set(([node] + node.allDescendants()).filter { $0.readPaths.contains(path) }))
  }

  /// Marks nodes and calls `onNodesNeedUpdate`.
  func mark(_ nodes: Set<ViewNode>) {
    guard !nodes.isEmpty else { return }
    for node in nodes { node.markNeedsUpdate() }
    pending.formUnion(nodes)
    onNodesNeedUpdate?(nodes)
  }

  /// Whether any node is marked.
  public var hasUpdates: Bool { !pending.isEmpty }

  /// Records that a node was resolved again.
  public func markNodeUpdated(_ node: ViewNode) {
    updates += 1
    node.markUpdated(at: updates)
    pending.remove(node)
  }

  /// Records that all marked nodes were resolved again.
  public func clearPendingUpdates() { for node in pending { markNodeUpdated(node) } }

  /// Returns the marked nodes.
  public func getNodesNeedingUpdate() -> Set<ViewNode> { pending }

  /// Returns the marked nodes of each depth, the root first.
  public func getUpdatesByDepth() -> [[ViewNode]] {
    Dictionary(grouping: pending) { $0.pathFromRoot().count }.sorted { $0.key < $1.key }.map { group in
      group.value.sorted { $0.id < $1.id }
    }
  }

  /// Returns the marked nodes that have no marked ancestor.
  public func getMinimalUpdateSet() -> Set<ViewNode> {
    pending.filter { node in
      var parent = node.parent
      while let current = parent {
        if pending.contains(current) { return false }
        parent = current.parent
      }
      return true
    }
  }

  /// The marked nodes, for debugging.
  public var debugDescription: String {
    (["ViewTreeUpdater:", "  Pending Updates: \(pending.count)"]
      + pending.map { "    - \($0.id)" }.sorted()).joined(separator: "\n")
  }
}

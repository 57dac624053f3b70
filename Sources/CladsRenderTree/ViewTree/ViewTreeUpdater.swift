public import CladsRuntime
import Foundation

/// Watches the state and marks the nodes that have to be resolved again.
@MainActor
public final class ViewTreeUpdater {
  /// The tree.
  public private(set) var root: ViewNode?
  /// Who reads and writes what; worked out when somebody asks for the first time.
  public var dependencyIndex: DependencyIndex {
    if let root, !isIndexed {
      isIndexed = true
      register(root)
    }
    return index
  }
  /// Collects what nodes read.
  public let dependencyTracker: DependencyTracker
  /// Told, at once, which nodes a change of the state marks.
  public var onNodesNeedUpdate: (@MainActor (Set<ViewNode>) -> Void)?

  private let index: DependencyIndex
  private var isIndexed = false
  private weak var store: StateStore?
  private var callback: UUID?
  private var pending: Set<ViewNode> = []
  private var updates = 0

  /// Creates an updater without a tree.
  public init(
    dependencyIndex: DependencyIndex? = nil, dependencyTracker: DependencyTracker? = nil
  ) {
    index = dependencyIndex ?? DependencyIndex()
    self.dependencyTracker = dependencyTracker ?? DependencyTracker()
  }

  /// Watches a store instead of the one before.
  public func attach(to store: StateStore) {
    detach()
    self.store = store
    callback = store.onStateChange { [weak self] path, _, _ in
      guard let self else { return }
      mark(dependencyIndex.nodesAffectedBy([path]))
    }
  }

  /// Stops watching.
  public func detach() {
    if let callback { store?.removeStateChangeCallback(callback) }
    callback = nil
    store = nil
  }

  /// Takes over a tree.
  public func setRoot(_ root: ViewNode) {
    self.root = root
    pending = []
    index.clear()
    isIndexed = false
  }

  /// Adds a node and everything below it.
  public func registerSubtree(_ node: ViewNode) {
    if root == nil || isIndexed { register(node) }
  }

  private func register(_ node: ViewNode) {
    index.register(node)
    for child in node.children { register(child) }
  }

  /// Removes a node and everything below it.
  public func unregisterSubtree(_ node: ViewNode) {
    index.unregister(node)
    pending.remove(node)
    for child in node.children { unregisterSubtree(child) }
  }

  /// Takes over the paths that a node reads and writes now.
  public func updateNodeDependencies(_ node: ViewNode) {
    if root == nil || isIndexed { index.updateRegistration(node) }
  }

  /// Marks what the store's dirty paths affect, all at once.
  public func processDirtyPaths() {
    guard let store, store.hasDirtyPaths else { return }
    mark(dependencyIndex.nodesAffectedBy(store.consumeWrittenPaths()))
  }

  /// Marks nodes.
  func mark(_ nodes: Set<ViewNode>) {
    guard !nodes.isEmpty else { return }
    for node in nodes { node.markNeedsUpdate() }
    pending.formUnion(nodes)
    onNodesNeedUpdate?(nodes)
  }

  /// Marks the nodes of a subtree that read a path of its local state.
  public func handleLocalStateChange(node: ViewNode, path: String) {
    let path = ActionScope.localPath(path)
    mark(Set(([node] + node.allDescendants()).filter { $0.access.reads.contains { $0.text == path } }))
  }

  /// Whether any node is marked.
  public var hasUpdates: Bool { !pending.isEmpty }

  /// The marked nodes.
  public func getNodesNeedingUpdate() -> Set<ViewNode> { pending }

  /// Notes that a node was resolved again.
  public func markNodeUpdated(_ node: ViewNode) {
    updates += 1
    node.markUpdated(at: updates)
    pending.remove(node)
  }

  /// Notes that everything was resolved again.
  public func clearPendingUpdates() { for node in pending { markNodeUpdated(node) } }

  /// The marked nodes without a marked node above them.
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

  /// The marked nodes by how deep they are, the highest first.
  public func getUpdatesByDepth() -> [[ViewNode]] {
    let groups = Dictionary(grouping: pending) { $0.depth }
    return groups.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.id < $1.id } }
  }

  /// The marked nodes, for people.
  public var debugDescription: String {
    (["ViewTreeUpdater:", "  Pending Updates: \(pending.count)"]
      + pending.map { "    - \($0.id)" }.sorted()).joined(separator: "\n")
  }
}

/// Nodes that are to be resolved again, the highest first, and why.
@MainActor
public struct UpdateBatch {
  /// The nodes.
  public let nodes: [ViewNode]
  /// The paths that were written.
  public let triggeringPaths: Set<String>

  /// Creates a batch.
  public init(nodes: [ViewNode], triggeringPaths: Set<String>) {
    self.nodes = nodes
    self.triggeringPaths = triggeringPaths
  }
}

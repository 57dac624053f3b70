import CladsExpressions

/// An index from state paths to the view nodes that depend on them.
///
/// A node that reads a path is affected by changes to that path, to any path inside it, and to any path that
/// contains it.
public final class DependencyIndex {
  /// A node of the path trie, with the view nodes that read or write exactly its path.
  private final class TrieNode {
    var children: [Keypath.Component: TrieNode] = [:]
    var readers: Set<WeakReference> = []
    var writers: Set<WeakReference> = []

    var isEmpty: Bool { children.isEmpty && readers.isEmpty && writers.isEmpty }
  }

  /// A weak reference to a view node. It remains hashable after the node is gone.
  private struct WeakReference: Hashable {
    weak var node: ViewNode?
    let identity: ObjectIdentifier

    init(_ node: ViewNode) {
      self.node = node
      identity = ObjectIdentifier(node)
    }

    static func == (left: WeakReference, right: WeakReference) -> Bool { left.identity == right.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  private var root = TrieNode()
  private var registered: [ObjectIdentifier: StateAccess] = [:]

  public init() {}

  /// Adds a node with the paths that it currently reads and writes.
  public func register(_ node: ViewNode) {
    unregister(node)
    let access = node.access
    guard !access.reads.isEmpty || !access.writes.isEmpty else { return }
    registered[ObjectIdentifier(node)] = access
    for path in access.reads { trieNode(for: path).readers.insert(WeakReference(node)) }
    for path in access.writes { trieNode(for: path).writers.insert(WeakReference(node)) }
  }

  /// Removes a node and the paths it was registered with.
  public func unregister(_ node: ViewNode) {
    guard let access = registered.removeValue(forKey: ObjectIdentifier(node)) else { return }
    let entry = WeakReference(node)
    for path in access.reads + access.writes { remove(entry, at: path.components[...], from: root) }
  }

  /// Replaces the paths of a node by those that it reads and writes now.
  public func updateRegistration(_ node: ViewNode) { register(node) }

  /// Removes the entries of nodes that are gone.
  public func pruneStaleEntries() { prune(root) }

  private func prune(_ node: TrieNode) {
    node.readers = node.readers.filter { $0.node != nil }
    node.writers = node.writers.filter { $0.node != nil }
    for (component, child) in node.children {
      prune(child)
      if child.isEmpty { node.children[component] = nil }
    }
  }

  private func trieNode(for path: TrackedPath) -> TrieNode {
    var node = root
    for component in path.components {
      if let child = node.children[component] {
        node = child
      } else {
        let child = TrieNode()
        node.children[component] = child
        node = child
      }
    }
    return node
  }

  private func remove(_ entry: WeakReference, at path: ArraySlice<Keypath.Component>, from node: TrieNode) {
    guard let first = path.first else {
      node.readers.remove(entry)
      node.writers.remove(entry)
      return
    }
    guard let child = node.children[first] else { return }
    remove(entry, at: path.dropFirst(), from: child)
    if child.isEmpty { node.children[first] = nil }
  }

  /// Returns the nodes that read exactly the given path.
  public func nodesReading(_ path: String) -> Set<ViewNode> { nodes(find(path)?.readers) }

  /// Returns the nodes that write exactly the given path.
  public func nodesWriting(_ path: String) -> Set<ViewNode> { nodes(find(path)?.writers) }

  private func find(_ path: String) -> TrieNode? {
    var node = root
    for component in Keypath.parse(path).components {
      guard let child = node.children[component] else { return nil }
      node = child
    }
    return node
  }

  private func nodes(_ entries: Set<WeakReference>?) -> Set<ViewNode> {
    Set((entries ?? []).compactMap(\.node))
  }

  /// Returns the nodes that are affected by changes to the given paths.
  public func nodesAffectedBy(_ paths: some Sequence<String>) -> Set<ViewNode> {
    var result: Set<ViewNode> = []
    for path in paths { affected(by: Keypath.parse(path).components, &result) }
    return result
  }

  /// Returns the nodes that are affected by changes to the given paths.
  public func nodesAffectedBy(paths: some Sequence<String>) -> Set<ViewNode> { nodesAffectedBy(paths) }

  private func affected(by path: [Keypath.Component], _ result: inout Set<ViewNode>) {
    var node = root
    result.formUnion(nodes(node.readers))
    for component in path {
      guard let child = node.children[component] else { return }
      node = child
      result.formUnion(nodes(node.readers))
    }
    var descendants = Array(node.children.values)
    while let node = descendants.popLast() {
      result.formUnion(nodes(node.readers))
      descendants += node.children.values
    }
  }

  /// Removes all entries.
  public func clear() {
    root = TrieNode()
    registered = [:]
  }

  /// The paths and the ids of the nodes that depend on them, for debugging.
  public var debugDescription: String {
    var reads: [String: Set<String>] = [:]
    var writes: [String: Set<String>] = [:]
    collect(root, [], &reads, &writes)
    return
      (["DependencyIndex:", "  Read Dependencies:"] + lines(reads) + ["  Write Dependencies:"]
      + lines(writes)).joined(separator: "\n")
  }

  private func collect(
    _ node: TrieNode, _ path: [Keypath.Component], _ reads: inout [String: Set<String>],
    _ writes: inout [String: Set<String>]
  ) {
    let name = Keypath(path).text
    let (readers, writers) = (nodes(node.readers).map(\.id), nodes(node.writers).map(\.id))
    if !readers.isEmpty { reads[name, default: []].formUnion(readers) }
    if !writers.isEmpty { writes[name, default: []].formUnion(writers) }
    for (component, child) in node.children { collect(child, path + [component], &reads, &writes) }
  }

  private func lines(_ paths: [String: Set<String>]) -> [String] {
    paths.sorted { $0.key < $1.key }.map { "    \($0.key) → [\($0.value.sorted().joined(separator: ", "))]" }
  }
}

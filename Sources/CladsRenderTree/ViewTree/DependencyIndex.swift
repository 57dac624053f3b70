import CladsExpressions

/// Answers which nodes depend on a path.
///
/// A node that reads a path is affected by changes of that path, of everything inside it and of everything
/// around it.
@MainActor
public final class DependencyIndex {
  /// One step of the paths, with the nodes that read or write exactly the path to here.
  private final class Step {
    var steps: [Keypath.Component: Step] = [:]
    var readers: Set<Weak> = []
    var writers: Set<Weak> = []

    var isEmpty: Bool { steps.isEmpty && readers.isEmpty && writers.isEmpty }
  }

  /// A node that the index does not keep alive.
  private struct Weak: Hashable {
    weak var node: ViewNode?
    let identity: ObjectIdentifier

    init(_ node: ViewNode) {
      self.node = node
      identity = ObjectIdentifier(node)
    }

    static func == (left: Weak, right: Weak) -> Bool { left.identity == right.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  private var top = Step()
  private var registered: [ObjectIdentifier: StateAccess] = [:]

  /// Creates an empty index.
  public init() {}

  /// Adds a node with the paths that it reads and writes now.
  public func register(_ node: ViewNode) {
    unregister(node)
    let access = node.access
    guard !access.reads.isEmpty || !access.writes.isEmpty else { return }
    registered[ObjectIdentifier(node)] = access
    for path in access.reads { step(to: path).readers.insert(Weak(node)) }
    for path in access.writes { step(to: path).writers.insert(Weak(node)) }
  }

  /// Removes a node, whatever paths it was registered with.
  public func unregister(_ node: ViewNode) {
    guard let access = registered.removeValue(forKey: ObjectIdentifier(node)) else { return }
    let entry = Weak(node)
    for path in access.reads + access.writes { remove(entry, at: path.components[...], from: top) }
  }

  /// Takes over the paths that a node reads and writes now.
  public func updateRegistration(_ node: ViewNode) { register(node) }

  private func step(to path: TrackedPath) -> Step {
    var step = top
    for component in path.components {
      if let next = step.steps[component] {
        step = next
      } else {
        let next = Step()
        step.steps[component] = next
        step = next
      }
    }
    return step
  }

  private func remove(_ entry: Weak, at path: ArraySlice<Keypath.Component>, from step: Step) {
    guard let first = path.first else {
      step.readers.remove(entry)
      step.writers.remove(entry)
      return
    }
    guard let next = step.steps[first] else { return }
    remove(entry, at: path.dropFirst(), from: next)
    if next.isEmpty { step.steps[first] = nil }
  }

  /// The nodes that read exactly a path.
  public func nodesReading(_ path: String) -> Set<ViewNode> { nodes(find(path)?.readers) }

  /// The nodes that write exactly a path.
  public func nodesWriting(_ path: String) -> Set<ViewNode> { nodes(find(path)?.writers) }

  private func find(_ path: String) -> Step? {
    var step = top
    for component in Keypath.parse(path).components {
      guard let next = step.steps[component] else { return nil }
      step = next
    }
    return step
  }

  private func nodes(_ entries: Set<Weak>?) -> Set<ViewNode> { Set((entries ?? []).compactMap(\.node)) }

  /// The nodes that are affected by changes of paths.
  public func nodesAffectedBy(_ paths: some Sequence<String>) -> Set<ViewNode> {
    var result: Set<ViewNode> = []
    for path in paths { affected(by: Keypath.parse(path).components, &result) }
    return result
  }

  /// The nodes that are affected by changes of paths.
  public func nodesAffectedBy(paths: some Sequence<String>) -> Set<ViewNode> { nodesAffectedBy(paths) }

  private func affected(by path: [Keypath.Component], _ result: inout Set<ViewNode>) {
    var step = top
    result.formUnion(nodes(step.readers))
    for component in path {
      guard let next = step.steps[component] else { return }
      step = next
      result.formUnion(nodes(step.readers))
    }
    var below = Array(step.steps.values)
    while let step = below.popLast() {
      result.formUnion(nodes(step.readers))
      below += step.steps.values
    }
  }

  /// Forgets nodes that are gone.
  public func pruneStaleEntries() { prune(top) }

  private func prune(_ step: Step) {
    for entry in step.readers.union(step.writers) where entry.node == nil {
      step.readers.remove(entry)
      step.writers.remove(entry)
      registered[entry.identity] = nil
    }
    for (component, next) in step.steps {
      prune(next)
      if next.isEmpty { step.steps[component] = nil }
    }
  }

  /// Forgets everything.
  public func clear() {
    top = Step()
    registered = [:]
  }

  /// The paths with the ids of the nodes, for people.
  public var debugDescription: String {
    var reads: [String: Set<String>] = [:]
    var writes: [String: Set<String>] = [:]
    collect(top, [], &reads, &writes)
    return
      (["DependencyIndex:", "  Read Dependencies:"] + lines(reads) + ["  Write Dependencies:"]
      + lines(writes)).joined(separator: "\n")
  }

  private func collect(
    _ step: Step, _ path: [Keypath.Component], _ reads: inout [String: Set<String>],
    _ writes: inout [String: Set<String>]
  ) {
    let name = Keypath(path).text
    let (readers, writers) = (nodes(step.readers).map(\.id), nodes(step.writers).map(\.id))
    if !readers.isEmpty { reads[name, default: []].formUnion(readers) }
    if !writers.isEmpty { writes[name, default: []].formUnion(writers) }
    for (component, next) in step.steps { collect(next, path + [component], &reads, &writes) }
  }

  private func lines(_ paths: [String: Set<String>]) -> [String] {
    paths.sorted { $0.key < $1.key }.map { "    \($0.key) → [\($0.value.sorted().joined(separator: ", "))]" }
  }
}

/// Records the paths that are read and written while nodes are resolved.
public final class DependencyTracker {
  private var stack: [(node: ViewNode?, access: StateAccess)] = []

  public init() {}

  /// Whether a node is being tracked.
  public var isTracking: Bool { !stack.isEmpty }

  /// Starts tracking a node. Accesses are attributed to it, not to an outer node, until `endTracking()` is
  /// called.
  public func beginTracking(for node: ViewNode) { stack.append((node, StateAccess())) }

  /// Ends the tracking started by the last `beginTracking(for:)`, and stores the recorded paths in its node.
  public func endTracking() {
    guard let (node, access) = stack.popLast() else { return }
    node?.access = access
  }

  /// Returns the paths that are read and written while `body` runs.
  func collect<Result>(_ body: () throws -> Result) rethrows -> (result: Result, access: StateAccess) {
    stack.append((nil, StateAccess()))
    var access = StateAccess()
    defer { stack.removeLast() }
    let result = try body()
    access = stack.last?.access ?? access
    return (result, access)
  }

  /// Tracks a node while `body` runs.
  public func track<Result>(for node: ViewNode, _ body: () throws -> Result) rethrows -> Result {
    beginTracking(for: node)
    defer { endTracking() }
    return try body()
  }

  /// Records that a path is read.
  public func recordRead(_ path: String) { record(TrackedPath(path), isWrite: false) }

  /// Records that a path is written, and therefore also read.
  public func recordWrite(_ path: String) { record(TrackedPath(path), isWrite: true) }

  /// Records that a path of the local state is read; it is written without `local.`.
  public func recordLocalRead(_ path: String) { recordRead(Self.local(path)) }

  /// Records that a path of the local state is written; it is written without `local.`.
  public func recordLocalWrite(_ path: String) { recordWrite(Self.local(path)) }

  /// Returns a path of the local state as nodes record it.
  static func local(_ path: String) -> String { "local.\(path)" }

  func record(_ path: TrackedPath, isWrite: Bool) {
    guard let last = stack.indices.last else { return }
    if isWrite { stack[last].access.write(path) } else { stack[last].access.read(path) }
  }
}

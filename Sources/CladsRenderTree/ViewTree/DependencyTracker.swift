import CladsRuntime

/// Collects the paths that are read and written while a node is resolved.
@MainActor
public final class DependencyTracker {
  private var stack: [(node: ViewNode?, access: StateAccess)] = []

  /// Creates a tracker that is not tracking.
  public init() {}

  /// Whether a node is being resolved.
  public var isTracking: Bool { !stack.isEmpty }

  /// Starts to collect for a node; what an outer node reads is set aside until `endTracking()`.
  public func beginTracking(for node: ViewNode) { stack.append((node, StateAccess())) }

  /// Gives the node what was collected since the last `beginTracking(for:)`.
  public func endTracking() {
    guard let (node, access) = stack.popLast() else { return }
    node?.access = access
  }

  /// What is read and written while `body` runs.
  func collect<Result>(_ body: () throws -> Result) rethrows -> (result: Result, access: StateAccess) {
    stack.append((nil, StateAccess()))
    var access = StateAccess()
    defer { stack.removeLast() }
    let result = try body()
    access = stack.last?.access ?? access
    return (result, access)
  }

  /// Collects for a node while `body` runs.
  public func track<Result>(for node: ViewNode, _ body: () throws -> Result) rethrows -> Result {
    beginTracking(for: node)
    defer { endTracking() }
    return try body()
  }

  /// Notes that a path is read.
  public func recordRead(_ path: String) { record(TrackedPath(path), isWrite: false) }

  /// Notes that a path is written, and so also read.
  public func recordWrite(_ path: String) { record(TrackedPath(path), isWrite: true) }

  /// Notes that a path of local state is read.
  public func recordLocalRead(_ path: String) { recordRead(ActionScope.localPath(path)) }

  /// Notes that a path of local state is written.
  public func recordLocalWrite(_ path: String) { recordWrite(ActionScope.localPath(path)) }

  func record(_ path: TrackedPath, isWrite: Bool) {
    guard let last = stack.indices.last else { return }
    if isWrite { stack[last].access.write(path) } else { stack[last].access.read(path) }
  }
}

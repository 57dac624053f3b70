import CladsDocument
public import CladsRendering
public import CladsRuntime

/// Reads and writes paths as a node of the view tree sees them: those that start with `local.` in the nearest
/// node that declares local state, all others in the store.
@MainActor
public struct StatePathResolver {
  private let stateStore: StateStore
  private let viewNode: ViewNode?

  public init(stateStore: StateStore, viewNode: ViewNode? = nil) {
    self.stateStore = stateStore
    self.viewNode = viewNode
  }

  /// Returns whether a path is one of local state.
  public nonisolated static func isLocal(_ path: String) -> Bool { path.hasPrefix(prefix) }

  private nonisolated static let prefix = "local."

  /// Returns the node that declares the local state that a path is about, and the path in it; `nil` if the
  /// path is one of the store.
  private func scope(of path: String) -> (node: ViewNode, path: String)? {
    guard Self.isLocal(path), let scope = viewNode?.nearestLocalStateScope() else { return nil }
    return (scope, String(path.dropFirst(Self.prefix.count)))
  }

  /// Returns the value at a path, or `nil` if there is none.
  public func getValue(_ path: String) -> Any? {
    guard let scope = scope(of: path) else { return stateStore.get(path) }
    return scope.node.getLocalState(scope.path)?.unwrapped
  }

  /// Stores a value at a path. A value that is not JSON-shaped is not stored in local state.
  public func setValue(_ path: String, value: Any?) {
    guard let scope = scope(of: path) else { return stateStore.set(path, value: value) }
    let local = value.map { Document.StateValue($0) } ?? .nullValue
    if let local { scope.node.setLocalState(scope.path, value: local) }
  }
}

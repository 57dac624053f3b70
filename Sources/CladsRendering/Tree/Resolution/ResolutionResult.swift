import CladsRuntime

/// A resolved document that follows its state.
@MainActor
public final class ResolutionResult {
  /// The updater, which observes the store and marks what has to be resolved again.
  public let treeUpdater: ViewTreeUpdater
  private var tracked: TrackedRenderTree

  init(_ tracked: TrackedRenderTree, _ updater: ViewTreeUpdater) {
    self.tracked = tracked
    treeUpdater = updater
  }

  /// The render tree, as of the last call of `update()`.
  public var renderTree: RenderTree { tracked.tree }
  /// The root of the view tree, which has the dependencies of each node.
  public var viewTreeRoot: ViewNode { tracked.viewTree }

  /// Resolves the nodes that depend on what has changed in the state since the last update. Returns the
  /// number of nodes that were resolved.
  @discardableResult
  public func update() -> Int { tracked.update(treeUpdater) }
}

/// A render tree and its view tree, which tracks dependencies. Both have the same structure.
@MainActor
public struct TrackedRenderTree {
  /// The render tree.
  public internal(set) var tree: RenderTree
  /// The view tree.
  public let viewTree: ViewNode
  let pass: ResolutionPass

  /// Returns the tree unless a component could not be resolved.
  ///
  /// - Throws: the first error of a component.
  func orFailure() throws -> TrackedRenderTree {
    if let failure = pass.failure { throw failure }
    return self
  }
}

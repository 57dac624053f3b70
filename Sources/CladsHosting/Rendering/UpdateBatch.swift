public import CladsRendering
public import Foundation

/// A record of nodes that are updated together, for apps that collect updates.
public struct UpdateBatch {
  /// The nodes, the root first.
  public let nodes: [ViewNode]
  /// The paths of the state whose changes made the update necessary.
  public let triggeringPaths: Set<String>
  public let timestamp: Date

  /// Creates a record; the nodes are sorted by their depth.
  public init(nodes: some Sequence<ViewNode>, triggeringPaths: Set<String>, timestamp: Date = Date()) {
    let depths = nodes.map { (node: $0, depth: $0.pathFromRoot().count) }
    self.nodes = depths.sorted { $0.depth < $1.depth }.map(\.node)
    self.triggeringPaths = triggeringPaths
    self.timestamp = timestamp
  }
}

/// The nodes that were drawn, indexed by their marks on the canvas.
@MainActor
public final class DrawnNodes {
  /// The drawn nodes; the index is the mark.
  public private(set) var nodes: [DrawnNode] = []

  public init() {}

  package func add(_ node: RenderNode) -> Int {
    nodes.append(DrawnNode(place: node.place, node: node))
    return nodes.count - 1
  }

  package func add(_ section: IR.Section) -> Int {
    nodes.append(DrawnNode(place: section.place, node: nil))
    return nodes.count - 1
  }
}

/// A node that was drawn.
public struct DrawnNode: Sendable {
  /// The node's location in the document.
  public let place: NodeLocation
  /// The node, or `nil` for a section.
  public let node: RenderNode?
}

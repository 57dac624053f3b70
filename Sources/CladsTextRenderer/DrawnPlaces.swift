public import CladsRenderTree

/// Remembers which node each mark on the canvas stands for.
@MainActor
public final class DrawnPlaces {
  /// What was drawn, by mark.
  public private(set) var nodes: [DrawnNode] = []

  /// Creates an empty list.
  public init() {}

  func add(_ node: RenderNode) -> Int {
    nodes.append(DrawnNode(place: node.place, node: node))
    return nodes.count - 1
  }

  func add(_ section: IR.Section) -> Int {
    nodes.append(DrawnNode(place: section.place, node: nil))
    return nodes.count - 1
  }
}

/// A node that was drawn.
public struct DrawnNode: Sendable {
  /// Where it comes from.
  public let place: NodePlace
  /// The node; nothing for a section.
  public let node: RenderNode?
}

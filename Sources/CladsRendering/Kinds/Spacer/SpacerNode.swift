public import CladsDocument

/// A resolved spacer.
public struct SpacerNode: Sendable, Hashable {
  /// The minimum length, in points.
  public var minLength: Double?
  /// The fixed width, in points.
  public var width: Double?
  /// The fixed height, in points.
  public var height: Double?
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    minLength: Double? = nil, width: Double? = nil, height: Double? = nil, place: NodeLocation = .none
  ) {
    self.minLength = minLength
    self.width = width
    self.height = height
    self.place = place
  }
}

extension SpacerNode: ComponentNode {
  public static let kind = RenderNodeKind.spacer
  public var renderNode: RenderNode { .spacer(self) }

  public func addProperties(to facts: inout NodeFacts) {
    if let minLength { facts.add("minLength", minLength) }
    if let width { facts.add("width", width) }
    if let height { facts.add("height", height) }
  }
}

extension RenderNodeKind {
  public static let spacer = RenderNodeKind(rawValue: "spacer")
}

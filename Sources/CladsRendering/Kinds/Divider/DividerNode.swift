public import CladsDocument

/// A resolved divider.
public struct DividerNode: Sendable, Hashable {
  public var id: String?
  /// The style, which specifies color and thickness.
  public var style: IR.Style
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(id: String? = nil, style: IR.Style = IR.Style(), place: NodeLocation = .none) {
    self.id = id
    self.style = style
    self.place = place
  }
}

extension DividerNode: ComponentNode {
  public static let kind = RenderNodeKind.divider
  public var renderNode: RenderNode { .divider(self) }
  public var currentStyle: IR.Style { style }
}

extension RenderNodeKind {
  public static let divider = RenderNodeKind(rawValue: "divider")
}

public import CladsDocument

/// A resolved shape.
public struct ShapeNode: Sendable, Hashable {
  public var id: String?
  /// The outline.
  public var shapeType: Document.ShapeType
  /// The corner radius of a rounded rectangle, in points.
  public var cornerRadius: Double
  /// The style, which specifies fill, border, and size.
  public var style: IR.Style
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, shapeType: Document.ShapeType, cornerRadius: Double = 0, style: IR.Style = IR.Style(),
    place: NodeLocation = .none
  ) {
    self.id = id
    self.shapeType = shapeType
    self.cornerRadius = cornerRadius
    self.style = style
    self.place = place
  }
}

extension ShapeNode: ComponentNode {
  public static let kind = RenderNodeKind.shape
  public var renderNode: RenderNode { .shape(self) }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] {
    let isRounded = shapeType == .roundedRectangle
    return ["type: " + (isRounded ? "roundedRectangle(\(cornerRadius))" : shapeType.rawValue)]
  }

  public func addProperties(to facts: inout NodeFacts) {
    facts.add("shapeType", shapeType.rawValue)
    if shapeType == .roundedRectangle { facts.add("cornerRadius of the shape", cornerRadius) }
    facts.addStyle(style)
  }
}

extension RenderNodeKind {
  public static let shape = RenderNodeKind(rawValue: "shape")
}

public import CladsDocument
public import CladsSchema

/// A resolved linear gradient.
public struct GradientNode: Sendable, Hashable {
  /// A color at a position along the gradient.
  public struct ColorStop: Sendable, Hashable {
    public var color: IR.AdaptiveColor
    /// The position along the gradient, from 0 to 1.
    public var location: Double

    public init(color: IR.AdaptiveColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var id: String?
  /// The color stops.
  public var stops: [ColorStop]
  /// The start point.
  public var start: IR.UnitPoint
  /// The end point.
  public var end: IR.UnitPoint
  public var style: IR.Style
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, stops: [ColorStop], start: IR.UnitPoint, end: IR.UnitPoint,
    style: IR.Style = IR.Style(),
    place: NodeLocation = .none
  ) {
    self.id = id
    self.stops = stops
    self.start = start
    self.end = end
    self.style = style
    self.place = place
  }
}

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

/// A resolved page indicator.
public struct PageIndicatorNode: Sendable, Hashable {
  public var id: String?
  /// The state path of the current page.
  public var currentPagePath: String
  /// The zero-based index of the current page.
  public var currentPage: Int
  /// The number of pages.
  public var pageCount: Int
  /// The diameter of a dot, in points.
  public var dotSize: Double
  /// The spacing between dots, in points.
  public var dotSpacing: Double
  /// The color of the dots.
  public var dotColor: IR.Color
  /// The color of the current dot.
  public var currentDotColor: IR.Color
  public var style: IR.Style
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, currentPagePath: String, currentPage: Int, pageCount: Int, dotSize: Double = 8,
    dotSpacing: Double = 8, dotColor: IR.Color = IR.Color(hex: "#CCCCCC"),
    currentDotColor: IR.Color = IR.Color(hex: "#007AFF"), style: IR.Style = IR.Style(),
    place: NodeLocation = .none
  ) {
    self.id = id
    self.currentPagePath = currentPagePath
    self.currentPage = currentPage
    self.pageCount = pageCount
    self.dotSize = dotSize
    self.dotSpacing = dotSpacing
    self.dotColor = dotColor
    self.currentDotColor = currentDotColor
    self.style = style
    self.place = place
  }
}

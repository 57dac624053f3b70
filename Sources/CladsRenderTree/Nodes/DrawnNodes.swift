public import CladsDocument

/// A gradient along a line.
public struct GradientNode: Sendable {
  /// A colour and its place.
  public struct Stop: Sendable, Hashable {
    /// Its colour.
    public var color: IR.AdaptiveColor
    /// Its place, 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: IR.AdaptiveColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Its id.
  public var id: String?
  /// Its colours.
  public var stops: [Stop]
  /// Where it starts.
  public var start: IR.UnitPoint
  /// Where it ends.
  public var end: IR.UnitPoint
  /// Its looks.
  public var style: IR.Style
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a gradient.
  public init(
    id: String? = nil, stops: [Stop], start: IR.UnitPoint, end: IR.UnitPoint, style: IR.Style = IR.Style(),
    place: NodePlace = .none
  ) {
    self.id = id
    self.stops = stops
    self.start = start
    self.end = end
    self.style = style
    self.place = place
  }
}

/// A shape.
public struct ShapeNode: Sendable {
  /// Its id.
  public var id: String?
  /// Its outline.
  public var shapeType: Document.ShapeType
  /// Radius of the corners of a rounded rectangle, in points.
  public var cornerRadius: Double
  /// Its looks: fill, border and size.
  public var style: IR.Style
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a shape.
  public init(
    id: String? = nil, shapeType: Document.ShapeType, cornerRadius: Double = 0, style: IR.Style = IR.Style(),
    place: NodePlace = .none
  ) {
    self.id = id
    self.shapeType = shapeType
    self.cornerRadius = cornerRadius
    self.style = style
    self.place = place
  }
}

/// A line.
public struct DividerNode: Sendable {
  /// Its id.
  public var id: String?
  /// Its looks: colour and thickness.
  public var style: IR.Style
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a line.
  public init(id: String? = nil, style: IR.Style = IR.Style(), place: NodePlace = .none) {
    self.id = id
    self.style = style
    self.place = place
  }
}

/// The dots of a pager.
public struct PageIndicatorNode: Sendable {
  /// Its id.
  public var id: String?
  /// The state path of the current page.
  public var currentPagePath: String
  /// The current page, from 0.
  public var currentPage: Int
  /// How many pages.
  public var pageCount: Int
  /// Diameter of a dot, in points.
  public var dotSize: Double
  /// Distance between dots, in points.
  public var dotSpacing: Double
  /// Colour of the dots.
  public var dotColor: IR.Color
  /// Colour of the current dot.
  public var currentDotColor: IR.Color
  /// Its looks.
  public var style: IR.Style
  /// Where it comes from.
  public var place: NodePlace

  /// Creates dots.
  public init(
    id: String? = nil, currentPagePath: String, currentPage: Int, pageCount: Int, dotSize: Double = 8,
    dotSpacing: Double = 8, dotColor: IR.Color = IR.Color(hex: "#CCCCCC"),
    currentDotColor: IR.Color = IR.Color(hex: "#007AFF"), style: IR.Style = IR.Style(),
    place: NodePlace = .none
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

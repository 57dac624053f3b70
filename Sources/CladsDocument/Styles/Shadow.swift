extension Document {
  /// A drop shadow behind a view; level `extended`.
  public struct Shadow: Described, DocumentPart {
    /// The color.
    public var color: Color?
    /// The blur radius, in points.
    public var radius: Double?
    /// The horizontal offset, in points.
    public var x: Double?
    /// The vertical offset, in points.
    public var y: Double?
    @Provenance package var origin = Origin.none

    public init(
      color: Color? = nil, radius: Double? = nil, x: Double? = nil, y: Double? = nil
    ) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }
}

extension Document.Shadow {
  package static let table = describe("shadow", "A drop shadow behind a view.") {
    Property("color", \.color, .color, "Color of the shadow.")
    Property("radius", \.radius, .points, "Blur radius, in points.", default: "0")
    Property("x", \.x, .number, "Horizontal offset, in points.", default: "0")
    Property("y", \.y, .number, "Vertical offset, in points.", default: "0")
  }

  public static let schema = objectSchema(blank: Document.Shadow())
}

public import CladsSchema

extension Document {
  /// A drop shadow behind a view; level `extended`.
  public struct Shadow: Described, Hashable {
    /// Its colour.
    public var color: Color?
    /// Blur radius, in points.
    public var radius: Double?
    /// Horizontal offset, in points.
    public var x: Double?
    /// Vertical offset, in points.
    public var y: Double?
    /// Where it was read from.
    public var origin = Origin.none

    /// Creates no shadow.
    public init() {}
  }
}

extension Document.Shadow {
  /// The keys of a shadow.
  public static let table = describe("shadow", "A drop shadow behind a view.") {
    Property("color", \.color, .color, "Shadow colour.")
    Property("radius", \.radius, .points, "Blur radius, in points.", default: "0")
    Property("x", \.x, .number, "Horizontal offset, in points.", default: "0")
    Property("y", \.y, .number, "Vertical offset, in points.", default: "0")
  }

  /// How a shadow is read.
  public static let schema = objectSchema(blank: Document.Shadow())
}

public import CladsSchema

extension Document {
  /// One colour of a gradient and its place.
  public struct GradientStop: Described {
    /// Its place along the gradient, 0 to 1.
    public var location: Double = 0
    /// Its colour.
    public var color: Color?
    /// Its colour on light screens.
    public var lightColor: Color?
    /// Its colour on dark screens.
    public var darkColor: Color?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates a transparent stop at the start.
    public init() {}
  }

  /// A point on the edge of a gradient.
  public enum UnitPoint: String, Documented {
    case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing, center

    /// What choosing it means.
    public var documentation: String { (Position(rawValue: rawValue) ?? .center).documentation }
  }
}

extension Document.GradientStop {
  /// The keys of a gradient stop.
  public static let table = describe("gradient stop", "One colour of a gradient and its place.") {
    Property("color", \.color, .color, "Its colour.", default: "transparent")
    Property("location", \.location, .number, "Its place along the gradient, 0 to 1.", required: true)
    Property("lightColor", \.lightColor, .color, "Its colour on light screens; needs `darkColor`.")
    Property("darkColor", \.darkColor, .color, "Its colour on dark screens; needs `lightColor`.")
  }

  /// How a gradient stop is read.
  public static let schema = objectSchema(blank: Document.GradientStop()) { stop, _, seen, _ in
    stop.keys = seen
  }
}

import Diagnostics
import JSONSyntax

extension Document {
  /// A color of a gradient, and its location.
  public struct GradientColorConfig: Described, DocumentPart {
    /// The location along the gradient, 0 to 1.
    public var location: Double = 0
    /// The color.
    public var color: Color?
    /// The color in light mode.
    public var lightColor: Color?
    /// The color in dark mode.
    public var darkColor: Color?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      location: Double = 0, color: Color? = nil, lightColor: Color? = nil, darkColor: Color? = nil
    ) {
      self.location = location
      self.color = color
      self.lightColor = lightColor
      self.darkColor = darkColor
    }
  }

  /// The start or end point of a gradient.
  public enum UnitPoint: String, Documented {
    case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing, center

    public var documentation: String { (Position(rawValue: rawValue) ?? .center).documentation }
  }
}

extension Document.GradientColorConfig {
  package static let table = describe("gradient stop", "A color of a gradient, and its location.") {
    Property("color", \.color, .color, "Color.", default: "transparent")
    Property(
      "location", \.location, .number, "Location along the gradient, 0 to 1.", required: true,
      example: { $1.evenLocation(of: $0) })
    Property("lightColor", \.lightColor, .color, "Color in light mode; requires `darkColor`.")
    Property("darkColor", \.darkColor, .color, "Color in dark mode; requires `lightColor`.")
  }

  public static let schema = objectSchema(blank: Document.GradientColorConfig()) { stop, _, seen, _ in
    stop.keys = seen
  }.refusing([.string]) { node, reading in
    let location = reading.evenLocation(of: node).map { ", \(table.member(\.location, $0))" } ?? ""
    let stop = "{ \(table.member(\.color, reading.text(of: node)))\(location) }"
    return Finding(
      .wrongType, at: reading.view.range(node),
      "\(reading.place(of: node)) must be an object, not a string", effect: .rejectsDocument,
      help: "write `\(stop)`",
      fixes: [QuickFix("Write `\(stop)`", replacing: reading.view.range(node), with: stop)])
  }
}

extension Reading {
  /// Returns the location of a stop among a few evenly spaced ones, as JSON.
  fileprivate func evenLocation(of stop: RecordIndex) -> String? {
    let stops = Array(view.children(of: view[stop].parent).prefix(16))
    guard stops.count < 16, let index = stops.firstIndex(of: stop) else { return nil }
    if index == stops.count - 1 { return "1" }
    return index == 0 ? "0" : "\(Double(index * 100 / (stops.count - 1)) / 100)"
  }
}

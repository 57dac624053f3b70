public import CladsDocument
public import TextUI

/// A resolved linear gradient.
public struct GradientNode: Sendable, Hashable {
  /// A color at a position along the gradient.
  public struct ColorStop: Sendable, Hashable {
    public var color: GradientColor
    /// The position along the gradient, from 0 to 1.
    public var location: Double

    public init(color: GradientColor, location: Double) {
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

extension GradientNode: ComponentNode {
  public static let kind = RenderNodeKind.gradient
  public var renderNode: RenderNode { .gradient(self) }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] {
    ["colors: \(stops.count)", "from: \(start.debugText)", "to: \(end.debugText)"]
  }

  public func addProperties(to facts: inout NodeFacts) {
    let stops = stops.map { stop in
      let (light, dark) = (stop.color.light.text, stop.color.dark.text)
      let color = light == dark ? light : "\(light) (dark: \(dark))"
      return "\(color) at \(StyleTexts.number(stop.location))"
    }
    facts.add("gradientColors", stops.joined(separator: ", "))
    facts.add("gradientStart", start.text)
    facts.add("gradientEnd", end.text)
    facts.addStyle(style)
  }
}

extension IR.UnitPoint {
  fileprivate var debugText: String { "UnitPoint(x: \(x), y: \(y))" }
  fileprivate var text: String { "\(StyleTexts.number(x)), \(StyleTexts.number(y))" }
}

extension RenderNodeKind {
  public static let gradient = RenderNodeKind(rawValue: "gradient")
}

extension ViewNodeType {
  public static let gradient = ViewNodeType(GradientNode.kind)
}

public import CladsDocument
public import TextUI

/// A resolved gradient. Documents have linear ones only; an app's code may draw both.
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
  public var gradientType: GradientType
  /// The colors with their positions.
  public var colors: [ColorStop]
  /// The start of a linear gradient.
  public var startPoint: IR.UnitPoint
  /// The end of a linear gradient.
  public var endPoint: IR.UnitPoint
  /// The center of a radial gradient.
  public var center: IR.UnitPoint
  /// The radius of a radial gradient's first color, in points.
  public var startRadius: Double
  /// The radius of a radial gradient's last color, in points.
  public var endRadius: Double
  public var style: IR.Style
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, gradientType: GradientType = .linear, colors: [ColorStop],
    startPoint: IR.UnitPoint = .top, endPoint: IR.UnitPoint = .bottom, center: IR.UnitPoint = .center,
    startRadius: Double = 0, endRadius: Double = 0, style: IR.Style = IR.Style(),
    place: NodeLocation = .none
  ) {
    self.id = id
    self.gradientType = gradientType
    self.colors = colors
    self.startPoint = startPoint
    self.endPoint = endPoint
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.style = style
    self.place = place
  }
}

/// Where the colors of a gradient are: along a line, or around a point.
public enum GradientType: Sendable, Hashable {
  case linear
  case radial
}

extension GradientNode: ComponentNode {
  public static let kind = RenderNodeKind.gradient
  public var renderNode: RenderNode { .gradient(self) }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] {
    let ends =
      switch gradientType {
      case .linear: ["from: \(startPoint.debugText)", "to: \(endPoint.debugText)"]
      case .radial: ["center: \(center.debugText)", "radius: \(startRadius)...\(endRadius)"]
      }
    return ["colors: \(colors.count)"] + ends
  }

  public func addProperties(to facts: inout NodeFacts) {
    let stops = colors.map { stop in
      let (light, dark) = (stop.color.light.text, stop.color.dark.text)
      let color = light == dark ? light : "\(light) (dark: \(dark))"
      return "\(color) at \(StyleTexts.number(stop.location))"
    }
    facts.add("gradientColors", stops.joined(separator: ", "))
    switch gradientType {
    case .linear:
      facts.add("gradientStart", startPoint.text)
      facts.add("gradientEnd", endPoint.text)
    case .radial:
      facts.add("center", center.text)
      facts.add("startRadius", StyleTexts.number(startRadius))
      facts.add("endRadius", StyleTexts.number(endRadius))
    }
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

/// A gradient around a point.
public struct RadialGradient: TextView, GradientFill {
  public typealias Body = EmptyTextView
  let stops: [(color: Color, location: Double)]
  let geometry: GradientGeometry

  /// Creates a gradient of colors with their locations between the start radius (0) and the end radius (1).
  ///
  /// The radii are in points in a picture, and in columns in text.
  public init(
    stops: [(color: Color, location: Double)], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.stops = stops
    geometry = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func build(into list: inout LayoutList) { add(to: &list) }
}

/// A gradient along a straight line.
public struct LinearGradient: TextView, GradientFill {
  public typealias Body = EmptyTextView
  let stops: [(color: Color, location: Double)]
  let geometry: GradientGeometry

  /// Creates a gradient of colors with their locations between start (0) and end (1).
  public init(stops: [(color: Color, location: Double)], start: UnitPoint, end: UnitPoint) {
    self.stops = stops
    geometry = .linear(start: start, end: end)
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { ($0.element, Double($0.offset) / last) }, start: startPoint,
      end: endPoint)
  }

  public func build(into list: inout LayoutList) { add(to: &list) }
}

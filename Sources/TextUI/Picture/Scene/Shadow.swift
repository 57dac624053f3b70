/// A drop shadow.
public struct Shadow: Sendable, Hashable {
  public var color: Color
  /// The blur radius, in points.
  package var radius: Double
  /// The horizontal offset, in points.
  public var x: Double
  /// The vertical offset, in points.
  public var y: Double

  public init(color: Color = .clear, radius: Double = 0, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

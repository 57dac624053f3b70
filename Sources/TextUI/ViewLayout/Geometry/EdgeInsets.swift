/// Insets from the edges in cells, or in the unit of a layout.
public typealias EdgeInsets = Insets<Int>

/// Insets from the edges in points.
public typealias PointInsets = Insets<Double>

/// Insets from the edges of a rectangle.
public struct Insets<Distance: Sendable & Hashable>: Sendable, Hashable {
  /// The inset at the top.
  public var top: Distance
  /// The inset on the left.
  public var leading: Distance
  /// The inset at the bottom.
  public var bottom: Distance
  /// The inset on the right.
  public var trailing: Distance
}

extension Insets<Double> {
  public init(top: Double = 0, bottom: Double = 0, leading: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets in SwiftUI's order.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(top: top, bottom: bottom, leading: leading, trailing: trailing)
  }

  public static let zero = PointInsets()
}

extension Insets<Int> {
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets clamped to the longest length in both directions.
  var limited: EdgeInsets {
    EdgeInsets(
      top: Length.distance(top), leading: Length.distance(leading), bottom: Length.distance(bottom),
      trailing: Length.distance(trailing))
  }

  /// The insets clamped to 0 through the longest length.
  var clamped: EdgeInsets {
    func clamp(_ length: Int) -> Int { min(max(length, 0), Length.limit) }
    return EdgeInsets(
      top: clamp(top), leading: clamp(leading), bottom: clamp(bottom), trailing: clamp(trailing))
  }
}

extension EdgeInsets {
  /// Creates equal insets in units of a drawing in points.
  init(units points: Double) {
    let units = PictureScale.units(points)
    self.init(top: units, leading: units, bottom: units, trailing: units)
  }
}

/// A gradient along a straight line.
public struct LinearGradient: TextView {
  public typealias Body = EmptyTextView
  private let stops: [(color: Color, location: Double)]
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient of colors with their locations between start (0) and end (1).
  public init(stops: [(color: Color, location: Double)], start: UnitPoint, end: UnitPoint) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { ($0.element, Double($0.offset) / last) }, start: startPoint,
      end: endPoint)
  }

  public func build(into list: inout LayoutList) {
    if list.medium == .points { return list.build(PointShape(fill: .gradient(paint))) }
    list.nodes.append(ShapeNode(.rectangle, .gradient(shades(list.environment.opacity)), list))
  }

  /// The gradient in points.
  var paint: SceneGradient {
    SceneGradient(
      stops: stops.map { SceneGradient.Stop(color: $0.color, location: $0.location) }, start: start, end: end)
  }

  func shades(_ opacity: Double) -> GradientShades {
    GradientShades(stops: stops, start: start, end: end, opacity: opacity)
  }
}

/// The colors of a gradient, computed in advance for 256 locations.
struct GradientShades {
  private let shades: [Color]
  private let start: UnitPoint
  private let end: UnitPoint
  private static let count = 256

  init(stops: [(color: Color, location: Double)], start: UnitPoint, end: UnitPoint, opacity: Double) {
    self.start = Self.finite(start)
    self.end = Self.finite(end)
    // Stops at the same location keep their order: `sort` is stable.
    var sorted: [(color: Color, location: Double)] = stops.map { ($0.color, Self.finite($0.location)) }
    sorted.sort { $0.location < $1.location }
    var shades: [Color] = []
    var next = 0
    for step in 0..<Self.count where !sorted.isEmpty {
      let location = Double(step) / Double(Self.count - 1)
      while next < sorted.count, sorted[next].location <= location { next += 1 }
      let after = sorted[min(next, sorted.count - 1)]
      let before = sorted[max(next - 1, 0)]
      let length = after.location - before.location
      let share = length > 0 ? min(max((location - before.location) / length, 0), 1) : 1
      shades.append(before.color.mixed(with: after.color, share: share).opacity(opacity))
    }
    self.shades = shades
  }

  private static func finite(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -1e6), 1e6) : 0
  }

  private static func finite(_ point: UnitPoint) -> UnitPoint {
    UnitPoint(x: finite(point.x), y: finite(point.y))
  }

  /// Returns the color of a cell in a rectangle of this size; `nil` if the gradient has no colors.
  func color(_ column: Int, _ row: Int, in size: Size) -> Color? {
    guard let first = shades.first else { return nil }
    // A cell is twice as tall as wide.
    let (width, height) = (Double(size.width), Double(2 * size.height))
    let (startX, startY) = (start.x * width, start.y * height)
    let (x, y) = (end.x * width - startX, end.y * height - startY)
    let length = x * x + y * y
    guard length > 0 else { return first }
    let location = ((Double(column) + 0.5 - startX) * x + (Double(2 * row) + 1 - startY) * y) / length
    let index = Int(min(max(location, 0), 1) * Double(Self.count - 1) + 0.5)
    return index < shades.count ? shades[index] : first
  }
}

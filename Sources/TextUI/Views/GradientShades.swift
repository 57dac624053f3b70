/// A view that is filled with a gradient.
protocol GradientFill {
  /// The colors with their locations, from 0 to 1.
  var stops: [(color: Color, location: Double)] { get }
  var geometry: GradientGeometry { get }
}

extension GradientFill {
  /// Adds a rectangle with the gradient to a layout.
  func add(to list: inout LayoutList) {
    if list.medium == .points { return list.build(PointShape(fill: .gradient(paint))) }
    list.nodes.append(ShapeNode(.rectangle, .gradient(shades(list.environment.opacity)), list))
  }

  /// The gradient in points.
  var paint: SceneGradient {
    SceneGradient(
      stops: stops.map { SceneGradient.Stop(color: $0.color, location: $0.location) }, geometry: geometry)
  }

  /// The gradient in cells.
  func shades(_ opacity: Double) -> GradientShades { GradientShades(stops, geometry, opacity: opacity) }
}

/// The colors of a gradient, computed in advance for 256 locations.
struct GradientShades {
  private let shades: [Color]
  private let geometry: GradientGeometry
  private static let count = 256

  init(_ stops: [(color: Color, location: Double)], _ geometry: GradientGeometry, opacity: Double) {
    switch geometry {
    case .linear(let start, let end):
      self.geometry = .linear(start: Self.finite(start), end: Self.finite(end))
    case .radial(let center, let startRadius, let endRadius):
      self.geometry = .radial(
        center: Self.finite(center), startRadius: Self.finite(startRadius), endRadius: Self.finite(endRadius))
    }
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
    let (column, row) = (Double(column) + 0.5, Double(2 * row) + 1)
    let location: Double
    switch geometry {
    case .linear(let start, let end):
      let (startX, startY) = (start.x * width, start.y * height)
      let (x, y) = (end.x * width - startX, end.y * height - startY)
      let length = x * x + y * y
      guard length > 0 else { return first }
      location = ((column - startX) * x + (row - startY) * y) / length
    case .radial(let center, let startRadius, let endRadius):
      let (x, y) = (column - center.x * width, row - center.y * height)
      let distance = (x * x + y * y).squareRoot() - startRadius
      let length = endRadius - startRadius
      // Without a length, the colors change at the radius.
      location = length > 0 ? distance / length : distance < 0 ? 0 : 1
    }
    let index = Int(min(max(location, 0), 1) * Double(Self.count - 1) + 0.5)
    return index < shades.count ? shades[index] : first
  }
}

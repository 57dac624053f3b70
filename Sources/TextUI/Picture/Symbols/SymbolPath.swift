/// The drawing of a symbol, in a box of 20 × 20 units whose y axis points down.
package struct SymbolPath: Sendable, Hashable {
  package static let side = 20.0

  /// What is painted, from back to front.
  package let layers: [Layer]
  /// The part of the box that is painted: symbols are wider or narrower than tall.
  package let bounds: Bounds

  package init(layers: [Layer]) {
    self.layers = layers
    bounds = layers.reduce(into: Bounds()) { if !$1.style.isKnockout { $0.add($1.bounds) } }
  }

  package var width: Double { bounds.width }
  package var height: Double { bounds.height }

  /// Whether a layer erases others, so that the drawing needs a mask or the color behind it.
  package var hasKnockout: Bool { layers.contains { $0.style.isKnockout } }
}

extension SymbolPath {
  /// Paths that are painted alike; fills follow the even-odd rule, and lines have round caps and joins.
  package struct Layer: Sendable, Hashable {
    package let commands: [Command]
    package let style: Style
    /// The path in the syntax of SVG's attribute `d`.
    package let svgPathData: String

    package init(commands: [Command], style: Style) {
      self.commands = commands
      self.style = style
      svgPathData = Self.svgPathData(commands)
    }

    package var bounds: Bounds {
      var bounds = Bounds(of: commands)
      if style.isStroked { bounds.grow(by: style.lineWidth / 2) }
      return bounds
    }
  }

  package struct Style: Sendable, Hashable {
    package var isFilled = false
    package var isStroked = false
    /// In units of the box.
    package var lineWidth = Self.regular
    /// Whether the layer erases what is painted before it, instead of painting.
    package var isKnockout = false

    package static let regular = 1.6
    package static let line = Self(isStroked: true)
    package static let fill = Self(isFilled: true)
  }

  package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Command: Sendable, Hashable {
    case move(Point)
    case line(Point)
    /// A cubic curve: two control points and the end.
    case curve(Point, Point, Point)
    case close
  }
}

extension SymbolPath {
  /// A rectangle that encloses points; without points, it has no width and no height.
  package struct Bounds: Sendable, Hashable {
    package private(set) var minX = Double.infinity
    package private(set) var minY = Double.infinity
    package private(set) var maxX = -Double.infinity
    package private(set) var maxY = -Double.infinity

    package init() {}

    package var isEmpty: Bool { minX > maxX }
    package var width: Double { isEmpty ? 0 : maxX - minX }
    package var height: Double { isEmpty ? 0 : maxY - minY }

    package init(of commands: [Command]) {
      var start = Point(0, 0)
      for command in commands {
        switch command {
        case .move(let end), .line(let end):
          add(end)
          start = end
        case .curve(let first, let second, let end):
          add(end)
          let turns =
            Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)
          for t in turns {
            add(
              Point(
                Self.value(at: t, start.x, first.x, second.x, end.x),
                Self.value(at: t, start.y, first.y, second.y, end.y)))
          }
          start = end
        case .close: break
        }
      }
    }

    mutating func add(_ point: Point) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }

    mutating func add(_ other: Bounds) {
      guard !other.isEmpty else { return }
      add(Point(other.minX, other.minY))
      add(Point(other.maxX, other.maxY))
    }

    mutating func grow(by margin: Double) {
      guard !isEmpty else { return }
      minX -= margin
      minY -= margin
      maxX += margin
      maxY += margin
    }

    /// Returns where in 0...1 one coordinate of a curve changes its direction.
    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
      let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      var roots: [Double] = []
      if abs(p) < 1e-9 {
        if abs(q) > 1e-9 { roots = [-r / q] }
      } else if q * q >= 4 * p * r {
        let root = (q * q - 4 * p * r).squareRoot()
        roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
      }
      return roots.filter { $0 > 0 && $0 < 1 }
    }

    private static func value(at t: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
  }
}

/// How a box of a scene is drawn.
public enum SceneDrawing: Sendable, Hashable {
  case shape(SceneShape)
  case text(SceneText)
  case symbol(SceneSymbol)
  /// A picture from a file, as large as fits into its frame.
  case image(PictureImage)
  /// A picture that is not known here: its size and name in a box.
  case placeholder(ScenePlaceholder)
  /// A control that a page makes operable.
  case control(SceneControl)
}

/// A shape that fills its frame.
public struct SceneShape: Sendable, Hashable {
  /// The outline of a shape.
  public enum Outline: Sendable, Hashable {
    /// A rectangle with rounded corners; a radius of 0 is a sharp corner.
    case rectangle(CornerRadii)
    case ellipse
  }

  package var outline: Outline
  package var fill: ScenePaint?
  package var stroke: SceneStroke?
  /// The drop shadow of the filled shape.
  package var shadow: Shadow?

  public init(
    _ outline: Outline, fill: ScenePaint? = nil, stroke: SceneStroke? = nil, shadow: Shadow? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
  }
}

/// What a shape is filled with.
public enum ScenePaint: Sendable, Hashable {
  case color(Color)
  case gradient(SceneGradient)
}

/// Where the colors of a gradient are.
package enum GradientGeometry: Sendable, Hashable {
  /// Along a line between two points, which are fractions of the size of the shape.
  case linear(start: UnitPoint, end: UnitPoint)
  /// Around a point, which is a fraction of the size of the shape, between two radii: in points in a picture,
  /// and in columns in text.
  case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
}

/// A gradient.
public struct SceneGradient: Sendable, Hashable {
  /// A color at a position along the gradient.
  public struct Stop: Sendable, Hashable {
    package var color: Color
    /// The position, from 0 to 1.
    package var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colors, by ascending location.
  package let stops: [Stop]
  package var geometry: GradientGeometry

  /// Creates a linear gradient. Its ends are fractions of the size of the shape.
  public init(stops: [Stop], start: UnitPoint, end: UnitPoint) {
    self.init(stops: stops, geometry: .linear(start: start, end: end))
  }

  init(stops: [Stop], geometry: GradientGeometry) {
    // As SwiftUI does: a location before the one of the color before it, or outside of the gradient, is the
    // nearest that is not.
    var least = 0.0
    self.stops = stops.map { stop in
      var stop = stop
      stop.location = min(max(stop.location.isNaN ? least : stop.location, least), 1)
      least = stop.location
      return stop
    }
    self.geometry = geometry
  }
}

/// The line around a shape.
public struct SceneStroke: Sendable, Hashable {
  package var color: Color
  /// The width in points.
  package var width: Double
  /// Whether the whole line is inside the frame, instead of half of it.
  package var isInside: Bool

  public init(color: Color, width: Double, isInside: Bool) {
    self.color = color
    self.width = width
    self.isInside = isInside
  }
}

/// Lines of text.
public struct SceneText: Sendable, Hashable {
  /// A line of text.
  public struct Line: Sendable, Hashable {
    public var text: String
    /// The left edge, in points from that of the screen.
    package var x: Double
    /// The position of the baseline, in points from the top of the screen.
    package var baseline: Double
    /// The width in points.
    package var width: Double
  }

  public var lines: [Line]
  package var font: Font
  package var color: Color
  /// Whether lines are missing, which an ellipsis stands for.
  package var isCut = false
}

/// A symbol, as large as fits into its frame.
public struct SceneSymbol: Sendable, Hashable {
  package var name: String
  package var color: Color
  /// The drawing; `nil` for a symbol that is unknown here.
  package let path: SymbolPath?

  /// The natural size in a font, in points; that of a square for an unknown symbol.
  package func size(_ font: Font) -> (width: Double, height: Double) {
    let side = font.size * Estimates.symbolScale
    guard let path, path.width > 0, path.height > 0 else { return (side, side) }
    let scale = side / SymbolPath.side
    return (path.width * scale, path.height * scale)
  }
}

/// A box in the place of a picture.
public struct ScenePlaceholder: Sendable, Hashable {
  /// The name or address of the picture.
  package var name: String
  package var color: Color
  package var fill: Color

  package init(name: String, color: Color, fill: Color) {
    self.name = name
    self.color = color
    self.fill = fill
  }
}

/// A control that a page makes operable.
public struct SceneControl: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case button
    case toggle(isOn: Bool)
    case slider(value: Double, range: ClosedRange<Double>)
    case textField(text: String, placeholder: String)
  }

  package var kind: Kind
  /// A description for screen readers.
  package var label: String
  package var font: Font
  package var color: Color
  /// The color of a placeholder.
  package var faintColor: Color
  /// The distance of the baseline of a text field from its top, in points.
  package var baseline = 0.0
  /// Whether its text begins on the right.
  package var isMirrored = false

  public init(
    _ kind: Kind, label: String, font: Font = .body, color: Color = .black,
    faintColor: Color = .black
  ) {
    self.kind = kind
    self.label = label
    self.font = font
    self.color = color
    self.faintColor = faintColor
  }
}

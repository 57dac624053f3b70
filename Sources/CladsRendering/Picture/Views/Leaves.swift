public import TextUI

/// Views without children.
extension PictureView {
  /// Returns text that wraps between words; `color` is the inherited one if it is `nil`.
  public static func text(
    _ text: String, font: PictureFont = PictureFont(), color: IR.Color? = nil,
    alignment: TextAlignment = .leading
  ) -> PictureView {
    PictureView { environment in
      var font = font
      if environment.isBold { font.weight = max(font.weight, .bold) }
      font.isItalic = font.isItalic || environment.isItalic
      return PictureTextNode(
        text, font: font, color: color ?? environment.foregroundColor, alignment: alignment,
        lineLimit: environment.lineLimit, cache: environment.cache)
    }
  }

  /// Returns a shape that takes the size that it is proposed.
  public static func shape(
    _ shape: PictureShape, fill: ScenePaint? = nil, stroke: SceneStroke? = nil, shadow: IR.Shadow? = nil
  ) -> PictureView {
    PictureView { _ in
      let side = PictureScale.units(Estimates.shapeIdealLength)
      return BoxNode(
        ideal: Size(width: side, height: side), isSquare: shape == .circle,
        reach: SceneShape.reach(stroke: stroke, shadow: shadow)
      ) { rect in
        .shape(
          SceneShape(shape.outline(in: SceneRect(rect)), fill: fill, stroke: stroke, shadow: shadow))
      }
    }
  }

  /// Returns a symbol in its natural size in a font.
  public static func symbol(_ name: String, font: PictureFont, color: IR.Color? = nil) -> PictureView {
    PictureView { environment in
      let symbol = environment.cache.symbol(name, color: color ?? environment.foregroundColor)
      return FixedBoxNode(Size(points: symbol.size(font))) { _ in .symbol(symbol) }
    }
  }

  /// Returns a picture that takes the size that it is proposed; without a proposal, `ideal` in points.
  public static func resizable(
    ideal: (width: Double, height: Double), _ drawing: @escaping (SceneRect) -> SceneDrawing
  ) -> PictureView {
    PictureView { _ in BoxNode(ideal: Size(points: ideal)) { drawing(SceneRect($0)) } }
  }

  /// Returns a view of a fixed size in points.
  public static func fixed(
    width: Double, height: Double, _ drawing: @escaping (SceneRect) -> SceneDrawing
  ) -> PictureView {
    PictureView { _ in FixedBoxNode(Size(points: (width, height))) { drawing(SceneRect($0)) } }
  }
}

extension PictureEnvironment {
  /// The color of text without a color of its own.
  var foregroundColor: IR.Color { foreground ?? SystemColors.label(colorScheme) }
}

/// The outline of a shape in a picture.
public enum PictureShape: Sendable, Hashable {
  /// A rectangle with a radius of its corners in points.
  case rectangle(cornerRadius: Double)
  case capsule
  case ellipse
  case circle

  /// Returns the outline in a rectangle.
  func outline(in rect: SceneRect) -> SceneShape.Outline {
    switch self {
    case .rectangle(let radius): .rectangle(CornerRadii(rect.radius(radius)))
    case .capsule: .rectangle(CornerRadii(min(rect.width, rect.height) / 2))
    case .ellipse, .circle: .ellipse
    }
  }
}

extension SceneShape {
  /// Returns how far a shape draws outside of its frame, in units.
  static func reach(stroke: SceneStroke?, shadow: IR.Shadow?) -> Int {
    let line = stroke.map { $0.isInside ? 0 : $0.width / 2 } ?? 0
    let shade = shadow.map { 2 * max(0, $0.radius) + max(abs($0.x), abs($0.y)) } ?? 0
    return PictureScale.units(max(line, shade))
  }
}

extension Size {
  /// Converts a size from points to units.
  init(points: (width: Double, height: Double)) {
    self.init(width: PictureScale.units(points.width), height: PictureScale.units(points.height))
  }
}

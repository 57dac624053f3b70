/// A shape in points that takes the size that it is proposed. In cells it is an area of its color.
public struct PointShape: TextView {
  public typealias Body = EmptyTextView
  private let shape: PictureShape
  private let fill: ScenePaint?
  private let stroke: SceneStroke?
  private let shadow: Shadow?

  public init(
    _ shape: PictureShape = .rectangle(cornerRadius: 0), fill: ScenePaint? = nil, stroke: SceneStroke? = nil,
    shadow: Shadow? = nil
  ) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
  }

  public func build(into list: inout LayoutList) {
    guard list.medium == .points else {
      if case .color(let color)? = fill { color.build(into: &list) }
      return
    }
    let side = PictureScale.units(Estimates.shapeIdealLength)
    let (shape, fill, stroke, shadow) = (shape, fill, stroke, shadow)
    list.nodes.append(
      BoxNode(
        ideal: Size(width: side, height: side), isSquare: shape == .circle,
        reach: SceneShape.reach(stroke: stroke, shadow: shadow)
      ) { rect in
        .shape(SceneShape(shape.outline(in: SceneRect(rect)), fill: fill, stroke: stroke, shadow: shadow))
      })
  }
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
  package static func reach(stroke: SceneStroke?, shadow: Shadow?) -> Int {
    let line = stroke.map { $0.isInside ? 0 : $0.width / 2 } ?? 0
    let shade = shadow.map { 2 * max(0, $0.radius) + max(abs($0.x), abs($0.y)) } ?? 0
    return PictureScale.units(max(line, shade))
  }
}

extension LayoutNode {
  /// Returns the node with a shape behind it.
  func backed(by fill: ScenePaint, in shape: PictureShape, shadow: Shadow? = nil) -> LayoutNode {
    DecoratedNode(self, isBehind: true, reach: SceneShape.reach(stroke: nil, shadow: shadow)) { rect in
      .shape(SceneShape(shape.outline(in: SceneRect(rect)), fill: fill, shadow: shadow))
    }
  }

  /// Returns the node with a line inside its edges.
  func bordered(_ color: Color, width: Double, in shape: PictureShape) -> LayoutNode {
    DecoratedNode(self, isBehind: false) { rect in
      .shape(
        SceneShape(
          shape.outline(in: SceneRect(rect)), stroke: SceneStroke(color: color, width: width, isInside: true))
      )
    }
  }
}

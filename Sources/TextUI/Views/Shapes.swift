/// A shape that can be filled and stroked.
///
/// A shape of a single row or column is drawn as a line.
public protocol TextShape: TextView where Body == EmptyTextView {
  /// The outline of the shape.
  var form: ShapeForm { get }
}

/// The outline of a shape.
public enum ShapeForm: Sendable, Hashable {
  /// A rectangle.
  case rectangle
  /// A rectangle with rounded corners.
  case roundedRectangle
  /// A rectangle with semicircles at its shorter sides.
  case capsule
  /// An ellipse that touches all sides.
  case ellipse
  /// The largest circle that fits.
  case circle
}

extension ShapeForm {
  /// The shape in points.
  fileprivate var shape: PictureShape {
    switch self {
    case .rectangle: .rectangle(cornerRadius: 0)
    case .roundedRectangle: .rectangle(cornerRadius: Estimates.cornerRadius)
    case .capsule: .capsule
    case .ellipse: .ellipse
    case .circle: .circle
    }
  }
}

extension TextShape {
  /// Appends the shape, filled with the color of text.
  public func build(into list: inout LayoutList) {
    if list.medium == .points {
      return list.build(PointShape(form.shape, fill: .color(list.textColor)))
    }
    list.nodes.append(ShapeNode(form, .text, list))
  }

  /// Returns the shape filled with a color.
  public func fill(_ color: Color) -> AnyTextView {
    drawn(.color(color)) { .color(color.opacity($0)) }
  }

  /// Returns the shape filled with a gradient.
  public func fill(_ gradient: LinearGradient) -> AnyTextView {
    drawn(.gradient(gradient.paint)) { .gradient(gradient.shades($0)) }
  }

  /// Returns the outline of the shape, in the color of text if `color` is `nil`.
  public func stroke(_ color: Color? = nil, style: BorderStyle? = nil) -> AnyTextView {
    let style = style ?? (form == .rectangle ? .square : .rounded)
    return AnyTextView(building: { list in
      if list.medium == .points {
        let stroke = SceneStroke(color: color ?? list.textColor, width: 1, isInside: true)
        return list.build(PointShape(form.shape, stroke: stroke))
      }
      let lines = BorderLines(style, list.environment, &list.state.clusters)
      list.nodes.append(ShapeNode(form, .stroke(lines, list.ink(color)), list))
    })
  }

  private func drawn(
    _ fill: ScenePaint, _ paint: @escaping (_ opacity: Double) -> ShapeNode.Paint
  ) -> AnyTextView {
    AnyTextView(building: { list in
      if list.medium == .points { return list.build(PointShape(form.shape, fill: fill)) }
      list.nodes.append(ShapeNode(form, paint(list.environment.opacity), list))
    })
  }
}

/// A rectangle.
public struct Rectangle: TextShape {
  public init() {}
  public var form: ShapeForm { .rectangle }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: TextShape {
  public init() {}
  public var form: ShapeForm { .roundedRectangle }
}

/// A rectangle with semicircles at its shorter sides.
public struct Capsule: TextShape {
  public init() {}
  public var form: ShapeForm { .capsule }
}

/// An ellipse.
public struct Ellipse: TextShape {
  public init() {}
  public var form: ShapeForm { .ellipse }
}

/// The largest circle that fits.
public struct Circle: TextShape {
  public init() {}
  public var form: ShapeForm { .circle }
}

extension Color: TextView {
  public typealias Body = EmptyTextView

  /// Appends an area of this color.
  public func build(into list: inout LayoutList) {
    if list.medium == .points { return list.build(PointShape(fill: .color(self))) }
    list.nodes.append(ColorNode(opacity(list.environment.opacity)))
  }
}

/// An area of one color.
final class ColorNode: LayoutNode {
  private let color: Color

  init(_ color: Color) {
    self.color = color
    super.init(.cells)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    (canvas as? Painter)?.fill(Rect(origin, size(proposal)), color)
  }
}

/// A shape that can be filled and stroked.
///
/// A shape of one row is a line; so is one of a single column.
public protocol TextShape: TextView where Body == EmptyTextView {
  /// The form of the shape.
  var form: ShapeForm { get }
}

/// The form of a shape.
public enum ShapeForm: Sendable, Hashable {
  /// With four right angles.
  case rectangle
  /// With round corners.
  case roundedRectangle
  /// With half circles at its shorter ends.
  case capsule
  /// Oval.
  case ellipse
  /// Round, as large as fits.
  case circle
}

extension TextShape {
  /// Adds the shape, filled with the colour of text.
  public func build(into list: inout LayoutList) {
    list.nodes.append(ShapeNode(form, .text, list))
  }

  /// The shape filled with a colour.
  public func fill(_ color: Color) -> AnyTextView {
    drawn { .color(color.opacity($0)) }
  }

  /// The shape filled with a gradient.
  public func fill(_ gradient: LinearGradient) -> AnyTextView {
    drawn { .gradient(gradient.shades($0)) }
  }

  /// The edge of the shape drawn as a line; without a colour in that of text.
  public func stroke(_ color: Color? = nil, style: BorderStyle? = nil) -> AnyTextView {
    let style = style ?? (form == .rectangle ? .square : .rounded)
    return AnyTextView(building: { list in
      let lines = BorderLines(style, list.environment, &list.state.clusters)
      list.nodes.append(ShapeNode(form, .stroke(lines, list.ink(color)), list))
    })
  }

  private func drawn(_ paint: @escaping (_ opacity: Double) -> ShapeNode.Paint) -> AnyTextView {
    AnyTextView(building: { list in
      list.nodes.append(ShapeNode(form, paint(list.environment.opacity), list))
    })
  }
}

/// A shape with four right angles.
public struct Rectangle: TextShape {
  /// Creates the shape.
  public init() {}
  /// The form of the shape.
  public var form: ShapeForm { .rectangle }
}

/// A rectangle with round corners.
public struct RoundedRectangle: TextShape {
  /// Creates the shape.
  public init() {}
  /// The form of the shape.
  public var form: ShapeForm { .roundedRectangle }
}

/// A rectangle with half circles at its shorter ends.
public struct Capsule: TextShape {
  /// Creates the shape.
  public init() {}
  /// The form of the shape.
  public var form: ShapeForm { .capsule }
}

/// An oval.
public struct Ellipse: TextShape {
  /// Creates the shape.
  public init() {}
  /// The form of the shape.
  public var form: ShapeForm { .ellipse }
}

/// A circle, as large as fits.
public struct Circle: TextShape {
  /// Creates the shape.
  public init() {}
  /// The form of the shape.
  public var form: ShapeForm { .circle }
}

extension Color: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView

  /// Adds an area of this colour.
  public func build(into list: inout LayoutList) {
    list.nodes.append(ColorNode(opacity(list.environment.opacity)))
  }
}

/// An area of one colour.
final class ColorNode: LayoutNode {
  private let color: Color

  init(_ color: Color) {
    self.color = color
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    painter.fill(Rect(origin, size(proposal)), color)
  }
}

import CladsDocument
package import TextUI

/// Draws shapes.
package struct ShapeTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.shape

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .shape(let shape) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(ShapeView(configuration: ShapeConfiguration(shape)))
  }
}

/// The appearance of a shape.
package struct ShapeConfiguration {
  package enum Variant: Sendable, Hashable {
    case rectangle, circle, roundedRectangle, capsule, ellipse
    /// A line, for a shape of one row.
    case line
  }

  package let fill: Color?
  package let stroke: Color?
  /// The style that gives its size and padding.
  package let style: IR.Style
  private let radius: Double
  private let type: Document.ShapeType
  package let variant: Variant
  private let logic: any ShapeVariantLogic

  package init(_ node: ShapeNode) {
    style = node.style
    radius = node.cornerRadius
    type = node.shapeType
    fill = node.style.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    stroke = (node.style.borderWidth ?? 0) > 0 ? node.style.borderColor : nil
    let isFlat = node.style.height.map { Scale.drawnRows($0) == 1 } == true
    // A shape of one row and up to two columns is a dot rather than a line.
    let isWide = node.style.width.map { Scale.drawnColumns($0) > 2 } ?? true
    variant = isFlat && isWide ? .line : Variant(node)
    logic = variant.logic
  }

  /// The width of the line around it in points: half of it is outside of its frame.
  var lineWidth: Double { style.borderColor == nil ? 0 : max(0, style.borderWidth ?? 0) }

  /// The shape in points, filled and stroked.
  var shape: PointShape {
    let outline: PictureShape =
      switch type {
      case .rectangle: .rectangle(cornerRadius: 0)
      case .roundedRectangle: .rectangle(cornerRadius: radius)
      case .circle: .circle
      case .ellipse: .ellipse
      case .capsule: .capsule
      }
    let stroke = style.borderColor.flatMap { color in
      lineWidth > 0 ? SceneStroke(color: color, width: lineWidth, isInside: false) : nil
    }
    return PointShape(
      outline, fill: style.backgroundColor.map { .color($0) }, stroke: stroke, shadow: style.shadow)
  }

  /// The outline, filled and stroked.
  package var outline: AnyTextView { logic.outline(fill: fill, stroke: stroke) }
}

/// What differs between the variants of a shape.
private protocol ShapeVariantLogic {
  func outline(fill: Color?, stroke: Color?) -> AnyTextView
}

private struct AreaShapeVariant<Outline: TextShape>: ShapeVariantLogic {
  let shape: Outline

  func outline(fill: Color?, stroke: Color?) -> AnyTextView {
    let filled = AnyTextView(shape.fill(fill ?? .clear))
    return stroke.map { filled.overlay(shape.stroke($0)) } ?? filled
  }
}

private struct LineShapeVariant: ShapeVariantLogic {
  func outline(fill: Color?, stroke: Color?) -> AnyTextView {
    (stroke ?? fill).map { Line().foregroundColor($0) } ?? Line().hidden()
  }
}

extension ShapeConfiguration.Variant {
  /// The variant of a node of more than one row.
  fileprivate init(_ node: ShapeNode) {
    switch node.shapeType {
    case .rectangle: self = .rectangle
    case .circle: self = .circle
    case .roundedRectangle: self = node.cornerRadius > 0 ? .roundedRectangle : .rectangle
    case .capsule: self = .capsule
    case .ellipse: self = .ellipse
    }
  }

  fileprivate var logic: any ShapeVariantLogic {
    switch self {
    case .rectangle: AreaShapeVariant(shape: Rectangle())
    case .circle: AreaShapeVariant(shape: Circle())
    case .roundedRectangle: AreaShapeVariant(shape: RoundedRectangle())
    case .capsule: AreaShapeVariant(shape: Capsule())
    case .ellipse: AreaShapeVariant(shape: Ellipse())
    case .line: LineShapeVariant()
    }
  }
}

/// The view of a shape, as large as its style says or as there is room, and half of its line around it. In
/// cells, that half is far less than one.
package struct ShapeView: TextView {
  let configuration: ShapeConfiguration

  package init(configuration: ShapeConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    PerMedium {
      configuration.outline.styled(SizeStyle(configuration.style))
    } points: {
      let half = configuration.lineWidth / 2
      configuration.shape.filling(configuration.style.size)
        .padding(PointInsets(top: half, bottom: half, leading: half, trailing: half))
    }.padding(configuration.style.padding)
  }
}

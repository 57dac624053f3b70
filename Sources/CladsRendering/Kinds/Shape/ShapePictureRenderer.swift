import CladsDocument
import TextUI

/// Draws shapes in pictures.
public struct ShapePictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.shape

  public init() {}

  /// Returns the shape, as large as its style says or as there is room, and half of its line around it.
  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .shape(let shape) = node else { return .empty }
    let style = shape.style
    let width = style.borderColor == nil ? 0 : max(0, style.borderWidth ?? 0)
    let stroke = style.borderColor.flatMap { color in
      width > 0 ? SceneStroke(color: color, width: width, isInside: false) : nil
    }
    let half = width / 2
    return PictureView.shape(
      outline(of: shape), fill: style.backgroundColor.map { .color($0) }, stroke: stroke, shadow: style.shadow
    )
    .filling(style.size)
    .padding(IR.EdgeInsets(top: half, bottom: half, leading: half, trailing: half))
    .padding(style.padding)
  }

  private func outline(of shape: ShapeNode) -> PictureShape {
    switch shape.shapeType {
    case .rectangle: .rectangle(cornerRadius: 0)
    case .roundedRectangle: .rectangle(cornerRadius: shape.cornerRadius)
    case .circle: .circle
    case .ellipse: .ellipse
    case .capsule: .capsule
    }
  }
}

extension PictureView {
  /// Returns this view in frames of a size, and as large as possible in a direction without one.
  func filling(_ size: IR.Size) -> PictureView {
    sized(size).frame(
      maxWidth: size.width == nil ? .infinity : nil, maxHeight: size.height == nil ? .infinity : nil)
  }
}

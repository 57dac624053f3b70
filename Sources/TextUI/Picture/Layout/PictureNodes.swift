/// A view that takes what it is proposed, and in a direction without a proposal a length of its own.
package final class BoxNode: LayoutNode {
  private let ideal: Size
  private let isSquare: Bool
  private let drawing: (Rect) -> SceneDrawing
  private let reach: Int

  /// Creates a node that draws what `drawing` returns for its rectangle, as far outside of it as `reach`.
  package init(
    ideal: Size, isSquare: Bool = false, reach: Int = 0, _ drawing: @escaping (Rect) -> SceneDrawing
  ) {
    self.ideal = ideal
    self.isSquare = isSquare
    self.reach = reach
    self.drawing = drawing
    super.init(.points)
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let size = Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    guard isSquare else { return size }
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rect = Rect(origin, size(proposal))
    (canvas as? SceneCanvas)?.add(drawing(rect), in: rect, reach: reach)
  }
}

/// A view of a fixed size.
package final class FixedBoxNode: LayoutNode {
  private let fixed: Size
  private let drawing: (Rect) -> SceneDrawing

  package init(_ size: Size, _ drawing: @escaping (Rect) -> SceneDrawing) {
    fixed = size
    self.drawing = drawing
    super.init(.points)
  }

  package override func measure(_ proposal: Proposal) -> Size { fixed }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rect = Rect(origin, fixed)
    (canvas as? SceneCanvas)?.add(drawing(rect), in: rect)
  }
}

/// A view with a drawing behind it or in front of it, which has its size.
final class DecoratedNode: WrapperNode {
  private let drawing: (Rect) -> SceneDrawing
  private let isBehind: Bool
  private let reach: Int

  init(
    _ child: LayoutNode, isBehind: Bool, reach: Int = 0, _ drawing: @escaping (Rect) -> SceneDrawing
  ) {
    self.drawing = drawing
    self.isBehind = isBehind
    self.reach = reach
    super.init(child)
    traits.overflows = traits.overflows || reach > 0
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rect = rect(at: origin, proposal)
    if isBehind { (canvas as? SceneCanvas)?.add(drawing(rect), in: rect, reach: reach) }
    child.draw(at: origin, proposal, on: canvas)
    if !isBehind { (canvas as? SceneCanvas)?.add(drawing(rect), in: rect, reach: reach) }
  }
}

/// A view that is clipped to its rectangle with rounded corners.
final class RoundedClipNode: WrapperNode {
  private let radius: Double

  /// Creates a node with a radius in points, of which at most half of the shorter side is used.
  init(_ child: LayoutNode, radius: Double) {
    self.radius = radius
    super.init(child)
    traits.overflows = false
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rect = rect(at: origin, proposal)
    let radii = CornerRadii(SceneRect(rect).radius(radius))
    (canvas as? SceneCanvas)?.clipped(to: rect, radii: radii) { child.draw(at: origin, proposal, on: canvas) }
  }
}

/// A view that is drawn with an opacity.
final class FadedNode: WrapperNode {
  private let factor: Double

  init(_ child: LayoutNode, _ factor: Double) {
    self.factor = factor
    super.init(child)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    (canvas as? SceneCanvas)?.faded(factor) { child.draw(at: origin, proposal, on: canvas) }
  }
}

/// A view whose drawing has a shadow.
final class ShadowNode: WrapperNode {
  private let shadow: Shadow

  init(_ child: LayoutNode, _ shadow: Shadow) {
    self.shadow = shadow
    super.init(child)
    traits.overflows = true
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    (canvas as? SceneCanvas)?.shadowed(shadow) { child.draw(at: origin, proposal, on: canvas) }
  }
}

/// A picture from a file that takes the size that it is proposed.
final class ImageBoxNode: LayoutNode {
  private let image: PictureImage
  private let placeholder: ScenePlaceholder

  /// Creates a node that draws a placeholder if there are too many pictures.
  init(_ image: PictureImage, _ placeholder: ScenePlaceholder) {
    self.image = image
    self.placeholder = placeholder
    super.init(.points)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let ideal = Size(points: (image.width, image.height))
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    (canvas as? SceneCanvas)?.add(image, insteadOf: placeholder, in: Rect(origin, size(proposal)))
  }
}

extension SceneRect {
  /// Returns the radius that a corner has: at most half of the shorter side.
  func radius(_ wanted: Double) -> Double { wanted > 0 ? min(wanted, width / 2, height / 2) : 0 }
}

/// A control of one height, which takes the width that it is proposed.
package final class BarNode: LayoutNode {
  private let ideal: Size
  private let drawing: (SceneCanvas, Rect) -> Void

  /// Creates a control that draws itself with `drawing`; `ideal` is in points.
  package init(
    ideal: (width: Double, height: Double), _ drawing: @escaping (SceneCanvas, Rect) -> Void
  ) {
    self.ideal = Size(points: ideal)
    self.drawing = drawing
    super.init(.points)
  }

  package override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? ideal.width, height: ideal.height)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    if let canvas = canvas as? SceneCanvas { drawing(canvas, Rect(origin, size(proposal))) }
  }
}
